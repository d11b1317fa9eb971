import * as z from 'zod/mini';
import { applicationFields } from './job-application-form.ts';

/** What a visitor types to get emails about new jobs; what they are about is chosen on the page. */
export const jobAlertFormSchema = z.object({ email: applicationFields.email });

/** What a visitor has typed into the form of a job alert. */
export type JobAlertForm = z.infer<typeof jobAlertFormSchema>;
