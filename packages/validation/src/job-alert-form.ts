import * as z from 'zod/mini';
import { applicationFields } from './job-application-form.ts';

/** The entries of a job alert; its filters are chosen on the page. */
export const jobAlertFormSchema = z.object({ email: applicationFields.email });

/** What a visitor has typed into the form of a job alert. */
export type JobAlertForm = z.infer<typeof jobAlertFormSchema>;
