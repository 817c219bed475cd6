import { FormControl, FormHelperText, InputLabel, NativeSelect, OutlinedInput } from '@mui/material';
import { type SyntheticEvent, useState } from 'react';
import type { MessageSubject } from './form.schema';
import type { ContactFields } from './message';

type FieldProps = {
  readonly name: keyof ContactFields;
  readonly label: string;
  readonly required?: boolean;
  /** Whether the field shares its row with another one if the window is wide enough. */
  readonly half?: boolean;
} & (
  | { readonly type: 'text' | 'email'; readonly autoComplete: string }
  | { readonly rows: number }
  | { readonly options: readonly MessageSubject[] }
);

/**
 * A field with its label above: a line, several rows, or a choice whose first option is empty. The browser validates
 * the field. After the form is sent, the browser's own message stands below an invalid field until its value is valid. Screen
 * readers read the message with the field, not after each letter. The parts are those of Material UI's TextField, which is too
 * large itself (docs/why.md).
 */
export function Field(props: FieldProps) {
  const { name, label, required = true, half = false } = props;
  const [message, setMessage] = useState('');
  const id = `contact-${name}`;
  const messageId = `${id}-message`;
  const showMessage = ({ currentTarget }: SyntheticEvent<{ readonly validationMessage: string }>) =>
    setMessage(currentTarget.validationMessage);
  const hideMessage = ({ currentTarget }: SyntheticEvent<{ readonly validity: ValidityState }>) => {
    if (currentTarget.validity.valid) setMessage('');
  };
  const inputProps = {
    required,
    'aria-describedby': messageId,
    onInvalid: showMessage,
    ...(message !== '' && { onInput: hideMessage, onBlur: showMessage }),
  };
  return (
    // In a column beside a calendar a field of several rows has the height that the others leave.
    <FormControl
      fullWidth
      error={message !== ''}
      sx={{ ...(!half && { gridColumn: '1 / -1' }), ...('rows' in props && { flexGrow: 1 }) }}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {'options' in props ? (
        <NativeSelect id={id} name={name} input={<OutlinedInput />} inputProps={inputProps}>
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
          // Material UI's own textarea measures itself and writes style attributes; these rows are fixed.
          {...('rows' in props && {
            multiline: true,
            rows: props.rows,
            inputComponent: 'textarea',
            sx: { flex: 1, alignItems: 'stretch' },
          })}
          inputProps={{
            type: undefined,
            ...('type' in props && { type: props.type, autoComplete: props.autoComplete }),
            ...inputProps,
          }}
        />
      )}
      <FormHelperText id={messageId} lang={message === '' ? undefined : navigator.language}>
        {message}
      </FormHelperText>
    </FormControl>
  );
}
