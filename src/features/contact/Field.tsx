import { FormControl, InputLabel, NativeSelect, OutlinedInput, styled } from '@mui/material';

const Message = styled('p')(({ theme }) => ({
  ...theme.typography.small,
  color: theme.vars.palette.error.main,
  '&:not(:empty)': { marginBlockStart: '0.375rem' },
}));

interface Choice {
  readonly value: string;
  readonly label: string;
}

type FieldProps = {
  readonly name: string;
  readonly label: string;
  /** What the browser says is wrong with it; absent where nothing is. */
  readonly message: string | undefined;
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
  const { name, label, message, half = false } = props;
  const id = `contact-${name}`;
  const messageId = `${id}-message`;
  const attributes = { required: true, 'aria-describedby': messageId };
  return (
    <FormControl fullWidth error={message !== undefined} data-half={half ? '' : undefined}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      {'options' in props ? (
        <NativeSelect defaultValue="" input={<OutlinedInput />} inputProps={{ id, name, ...attributes }}>
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
          inputProps={'rows' in props ? { ...attributes, type: undefined } : attributes}
        />
      )}
      <Message id={messageId} aria-live="polite">
        {message}
      </Message>
    </FormControl>
  );
}
