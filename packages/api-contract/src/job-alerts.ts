import {
  applicationFields,
  countrySchema,
  maxUnits,
  optionalTextSchema,
} from '@kestrova/validation';
import * as z from 'zod/mini';
import { mapFilters } from './job-filters.ts';

/** No field of a job that can be chosen is longer. */
const MAX_LENGTH = 200;

const choiceText = optionalTextSchema([
  maxUnits(MAX_LENGTH, `Please use at most ${MAX_LENGTH} characters for what you look for.`),
]);

/** Which jobs an alert is about; an absent or empty filter accepts any value. */
const jobAlertChoice = {
  country: countrySchema,
  keywords: choiceText,
  ...mapFilters(() => choiceText),
};

export const jobAlertSchema = z.object(
  { email: applicationFields.email, ...jobAlertChoice },
  { error: 'The request must hold the job alert as JSON.' },
);

export type JobAlertRequest = z.infer<typeof jobAlertSchema>;

const savedAlertSchema = z.object({
  ...jobAlertChoice,
  alertId: z.string(),
  createdDate: z.iso.datetime({ offset: true }),
  isConfirmed: z.boolean(),
});

export type JobAlert = z.infer<typeof savedAlertSchema>;

/** All alerts of an address, the newest first. */
export const jobAlertsResponseSchema = z.object({
  email: z.string(),
  /** The alert of the link; absent if it has ended. */
  linkedAlertId: z.optional(z.string()),
  alerts: z.array(savedAlertSchema),
});

export type JobAlerts = z.infer<typeof jobAlertsResponseSchema>;

export const endJobAlertSchema = z.object(
  { alertId: z.uuid({ error: 'Please say which alert is to end.' }) },
  { error: 'Please say which alert is to end.' },
);
