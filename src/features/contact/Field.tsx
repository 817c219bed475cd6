import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

interface Choice {
  readonly value: string;
  readonly label: string;
}

type FieldProps = {
  readonly name: string;
  readonly label: string;
  /** Shares its row with another field where there is room. */
  readonly half?: boolean;
} & (
  | { readonly type?: 'text' | 'email'; readonly autoComplete: string }
  | { readonly rows: number }
  | { readonly options: readonly Choice[]; readonly placeholder: string }
);

/**
 * A required field with its label above: a line, a box of several rows, or a choice whose first option is empty. It uses
 * the parts of Material UI's TextField, which itself is too heavy (docs/why.md).
 */
export function Field(props: FieldProps) {
  const { name, label, half = false } = props;
  const id = `contact-${name}`;
  return (
    <FormControl fullWidth data-half={half ? '' : undefined}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      {'options' in props ? (
        <NativeSelect defaultValue="" input={<OutlinedInput />} inputProps={{ id, name, required: true }}>
          <option value="">{props.placeholder}</option>
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput
          id={id}
          name={name}
          {...('rows' in props
            ? // Material UI's own textarea measures itself and writes style attributes; these rows are fixed.
              { multiline: true, rows: props.rows, inputComponent: 'textarea' }
            : { type: props.type, autoComplete: props.autoComplete })}
          inputProps={'rows' in props ? { required: true, type: undefined } : { required: true }}
        />
      )}
    </FormControl>
  );
}
