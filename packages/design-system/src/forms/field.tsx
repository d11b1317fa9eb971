import { ChevronDown, CircleAlert } from 'lucide';
import { type ReactNode, useId, type ComponentProps } from 'react';
import { Icon } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './field.module.css';

type FieldFrameProps = FieldProps & {
  field: ReturnType<typeof useField>;
  /** Whether an error is announced when it appears. */
  isErrorAnnounced?: boolean;
  children: ReactNode;
};

/** A label, the control, a hint and an error: read in the order of the markup, the hint before the control. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, label, hint, error, required, isErrorAnnounced, children } = props;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.control.id}>
        <span>{label}</span>
        {required && <span aria-hidden="true">*</span>}
      </label>
      {hint && (
        <p id={field.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={field.errorId} error={error} role={isErrorAnnounced ? 'alert' : undefined} />
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  error: string | undefined;
  role?: 'alert' | undefined;
}

/** The error under a control. */
export function FieldError({ id, error, role }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={id} role={role} className={styles.error}>
      <Icon node={CircleAlert} />
      <span>{error}</span>
    </p>
  );
}

/** The properties of every field besides its control. */
export interface FieldProps {
  /** Always visible; a required field adds the asterisk by itself. */
  label: ReactNode;
  /** What to enter, in which format. */
  hint?: ReactNode;
  /** What is wrong, and the expected entry. */
  error?: string | undefined;
  /** Id of the control, for links of an `ErrorSummary`. Generated if omitted. */
  id?: string | undefined;
  /** @default false */
  required?: boolean | undefined;
}

/** The properties that connect a control with its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Creates the ids of a field and the properties of its control. */
export function useField({ id, hint, error, required }: Omit<FieldProps, 'label'>) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const control: ControlProps = {
    id: controlId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  };
  return { control, hintId, errorId };
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className' | 'required'>;

/** One line of text. Set `type`, `inputMode` and `autoComplete` for its kind. */
export function TextField({ label, hint, error, id, required, ...input }: TextFieldProps) {
  const field = useField({ id, hint, error, required });
  return (
    <FieldFrame {...{ field, label, hint, error, required }}>
      <input {...input} {...field.control} className={styles.control} />
    </FieldFrame>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'required'>;

/** Several lines of text; grows with its content if the browser supports it. */
export function TextArea({ label, hint, error, id, required, ...textarea }: TextAreaProps) {
  const field = useField({ id, hint, error, required });
  return (
    <FieldFrame {...{ field, label, hint, error, required }}>
      <textarea rows={5} {...textarea} {...field.control} className={styles.control} />
    </FieldFrame>
  );
}

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'required' | 'children'> & {
    options: readonly { value: string; label: string }[];
  };

/** One option of many, in the browser's own list. `ChoiceList` shows a few options at once. */
export function Select({ label, hint, error, id, required, options, ...select }: SelectProps) {
  const field = useField({ id, hint, error, required });
  return (
    <FieldFrame {...{ field, label, hint, error, required }}>
      <select {...select} {...field.control} className={styles.control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon node={ChevronDown} />
      </span>
    </FieldFrame>
  );
}

type CheckboxProps = Omit<FieldProps, 'hint'> &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'required' | 'type'>;

/** A yes or no, such as an agreement, with a link to its text as `children` under the label. */
export function Checkbox({ label, error, id, required, children, ...input }: CheckboxProps) {
  const field = useField({ id, error, required });
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input {...input} {...field.control} type="checkbox" className={styles.box} />
        <div>
          <label htmlFor={field.control.id}>{label}</label>
          {children}
        </div>
      </div>
      <FieldError id={field.errorId} error={error} />
    </div>
  );
}

interface FilterBarProps {
  /** Fields without hints and errors, and at most one button. */
  children: ReactNode;
  className?: string | undefined;
}

/** The fields of a search or of filters in a row that wraps, each with its label within its frame. */
export function FilterBar({ children, className }: FilterBarProps) {
  return <div className={classNames(styles.bar, className)}>{children}</div>;
}
