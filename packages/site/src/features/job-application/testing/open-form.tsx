import { createFakeServer } from '@kestrova/api-client/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { renderSite } from '../../../lib/testing/render-site.tsx';
import { ApplicationForm } from '../application-form.tsx';

let lastJobId = 0;

/** A job of its own for each test, so that no draft of another test is found. */
export function createJob(jobId = (lastJobId += 1)) {
  return { jobId, jobCode: `KES-${jobId}`, jobTitle: 'Designer', jobLocation: 'Austin, TX' };
}

export function openForm(server = createFakeServer(), jobId?: number) {
  const onAccepted = vi.fn<(message: string) => void>();
  const job = createJob(jobId);
  const ignore = () => undefined;
  const form = (
    <ApplicationForm job={job} onCancel={ignore} onAccepted={onAccepted} onDeclined={ignore} />
  );
  return { ...renderSite(form, { server }), job, onAccepted };
}

/** A control by the start of its label. */
export const field = (name: RegExp) => screen.getByLabelText(name);
export const submit = () => screen.getByRole('button', { name: 'Submit Application' });
export const file = (name: string, type: string, size = 10): File =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });

/** Types everything that is required but the files. */
export async function fillIn(user: UserEvent, email: string) {
  await user.type(field(/^First Name/), 'Asha');
  await user.type(field(/^Last Name/), 'Okafor');
  await user.type(field(/^Email/), email);
  await user.type(field(/^Phone Number/), '2025550143');
  await user.click(field(/agree to it/));
}
