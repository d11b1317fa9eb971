import {
  endpoints,
  jobAlertsResponseSchema,
  ownApplicationSchema,
  ownStatusChangeSchema,
  reviewSchema,
  type Endpoint,
} from '@kestrova/api-contract';
import * as z from 'zod/mini';
import { catch as fallBack } from 'zod/mini';
import type { ApiClient } from './api-client.tsx';
import { bearerHeader, callEndpoint } from './call-endpoint.ts';
import { dateSchema, liberal, liberalList } from './liberal.ts';
import { useServerState, type ServerState } from './use-server-state.ts';

const fileSchema = ownApplicationSchema.shape.files.def.element;
const files = fallBack(liberalList(liberal(fileSchema, ['part', 'name'])), []);
const ownChange = liberal(z.extend(ownStatusChangeSchema, { changedAt: dateSchema }), ['status']);
const ownApplication = liberal(
  z.extend(ownApplicationSchema, {
    receivedAt: dateSchema,
    files,
    changes: liberalList(ownChange),
  }),
  ['reference', 'files'],
);

const changeSchema = reviewSchema.shape.changes.def.element;
const change = liberal(z.extend(changeSchema, { changedAt: dateSchema }), ['id', 'status']);
const preview = liberal(reviewSchema.shape.emails.def.element, ['status', 'subject', 'paragraphs']);
const review = liberal(
  z.extend(reviewSchema, {
    receivedAt: dateSchema,
    changes: liberalList(change),
    emails: liberalList(preview),
  }),
  ['reference', 'changes', 'emails'],
);

const alertSchema = jobAlertsResponseSchema.shape.alerts.def.element;
const jobAlert = liberal(z.extend(alertSchema, { createdDate: dateSchema, country: z.string() }), [
  'alertId',
]);
const jobAlerts = liberal(z.extend(jobAlertsResponseSchema, { alerts: liberalList(jobAlert) }), [
  'alerts',
]);

/** An application as its applicant sees it; all but the reference may be absent. */
export type ReceivedOwnApplication = z.infer<typeof ownApplication>;

/** An application as the careers team sees it. */
export type ReceivedReview = z.infer<typeof review>;

/** A job alert as the client reads it; all but its id may be absent. */
export type ReceivedJobAlert = z.infer<typeof jobAlert>;

/** Creates a call that reads the data of an emailed link; `not-found` if the link is unknown. */
function readLink<Schema extends z.ZodMiniType>(endpoint: Endpoint, schema: Schema) {
  return (client: ApiClient, token: string, signal?: AbortSignal) =>
    callEndpoint(client, endpoint, schema, { headers: bearerHeader(token), signal });
}

export const getOwnApplication = readLink(endpoints.getOwnApplication, ownApplication);

export const getReview = readLink(endpoints.getReview, review);

/** The alerts of the address that an emailed link was sent to. */
export const getJobAlerts = readLink(endpoints.getJobAlerts, jobAlerts);

/** The application of an emailed link, removed from the cache when its page is left. */
export function useOwnApplication(token: string): ServerState<ReceivedOwnApplication> {
  return useServerState({
    queryKey: ['own-application', token],
    queryFn: (client, signal) => getOwnApplication(client, token, signal),
    isPersonal: true,
  });
}

/** The application of the link in a notice, removed from the cache when its page is left. */
export function useReview(token: string): ServerState<ReceivedReview> {
  return useServerState({
    queryKey: ['review', token],
    queryFn: (client, signal) => getReview(client, token, signal),
    isPersonal: true,
  });
}

/** The alerts of an emailed link, removed from the cache when their page is left. */
export function useJobAlerts(token: string): ServerState<z.infer<typeof jobAlerts>> {
  return useServerState({
    queryKey: ['job-alerts', token],
    queryFn: (client, signal) => getJobAlerts(client, token, signal),
    isPersonal: true,
  });
}
