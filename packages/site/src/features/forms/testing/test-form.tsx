import { ApiClientProvider } from '@kestrova/api-client';
import { createFakeServer } from '@kestrova/api-client/testing';
import { TextField, ToastRegion } from '@kestrova/design-system';
import { jobAlertFormSchema } from '@kestrova/validation';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';
import { rememberControls } from '../../../lib/hydration/remember-controls.ts';
import { SubmissionForm } from '../submission-form.tsx';
import { useFormEntries } from '../use-form-entries.ts';
import { useSubmissionForm } from '../use-submission-form.ts';

interface TestFormProps {
  responseIn?: 'toast' | 'form';
  draftKey?: string;
}

function TestForm({ responseIn = 'toast', draftKey = '' }: TestFormProps) {
  const entries = useFormEntries({ id: 'test', schema: jobAlertFormSchema, draftKey });
  const form = useSubmissionForm({
    call: 'createJobAlert',
    entries,
    toSubmission: ({ email }) => ({ email, country: 'USA' }),
    responseIn,
  });
  return (
    <SubmissionForm
      form={form}
      copy={{ submit: 'Send', submitting: 'Sending' }}
      email={{ address: 'team@example.com', subject: 'My entries' }}
    >
      <TextField label="Email" {...entries.field('email')} />
    </SubmissionForm>
  );
}

function createForm(props: TestFormProps = {}) {
  const server = createFakeServer();
  const { posts } = server;
  const checks = () => posts().map(({ headers }) => headers['Form-Check']);
  const form = (
    <ApiClientProvider client={server.client}>
      <TestForm {...props} />
      <ToastRegion />
    </ApiClientProvider>
  );
  return { server, posts, checks, form, user: userEvent.setup() };
}

/** A rendered form with one field, and its server. */
export function openForm(props?: TestFormProps) {
  const created = createForm(props);
  return { ...created, ...render(created.form) };
}

/** Puts the prerendered form into the document; the returned function hydrates it. */
export function prerenderForm() {
  const created = createForm();
  const root = document.createElement('div');
  root.innerHTML = renderToString(created.form);
  document.body.append(root);
  const hydrate = () => {
    const controls = rememberControls(root);
    act(() => void hydrateRoot(root, created.form));
    act(() => controls.restore());
  };
  return { ...created, hydrate };
}

export const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
export const submit = () => screen.getByRole('button', { name: /^Send/ });
/** Waits until nothing is being sent. */
export const ended = () => waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
