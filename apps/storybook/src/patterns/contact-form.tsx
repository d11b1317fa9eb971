import {
  Button,
  ErrorSummary,
  Form,
  FormActions,
  FormRow,
  Section,
  TextArea,
  TextField,
} from '@kestrova/design-system';
import { useState } from 'react';

const errors = [
  { fieldId: 'pattern-email', message: 'Enter a valid email address.' },
  { fieldId: 'pattern-message', message: 'Message must not be empty.' },
];

/** A form that was sent too early: the summary has the focus and leads to each field. */
export function ContactForm() {
  const [attempt, setAttempt] = useState(0);
  const shown = attempt > 0 ? errors : [];
  const errorOf = (fieldId: string) => shown.find((error) => error.fieldId === fieldId)?.message;

  return (
    <Section title="Send us a message" lead="An engineer answers within one business day.">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setAttempt(attempt + 1);
        }}
      >
        <ErrorSummary errors={shown} attempt={attempt} />
        <FormRow>
          <TextField label="Name" autoComplete="name" required defaultValue="Amara Okafor" />
          <TextField
            id="pattern-email"
            label="Email"
            type="email"
            autoComplete="email"
            required
            defaultValue="amara@okafor"
            error={errorOf('pattern-email')}
          />
        </FormRow>
        <TextField
          label="Contact Number"
          hint="With the country code, such as +1 2025550143"
          type="tel"
          autoComplete="tel"
          required
          defaultValue="+1 2025550178"
        />
        <TextArea
          id="pattern-message"
          label="Message"
          required
          error={errorOf('pattern-message')}
        />
        <FormActions>
          <Button type="submit">Send Message</Button>
        </FormActions>
      </Form>
    </Section>
  );
}
