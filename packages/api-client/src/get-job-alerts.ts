import { endpoints, type JobFilterName } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { bearerHeader } from './bearer-header.ts';
import { callEndpoint } from './call-endpoint.ts';
import { isObject, readDate, readText, readTexts, type ResponseReader } from './read-response.ts';
import { useServerState, type ServerState } from './use-server-state.ts';

/** A job alert as the client reads it; all but its id may be absent. */
export interface ReceivedJobAlert extends Readonly<
  Partial<Record<JobFilterName | 'country' | 'keywords', string | undefined>>
> {
  readonly alertId: string;
  readonly isConfirmed: boolean;
  /** A date that `Date` can read. */
  readonly createdDate?: string | undefined;
}

/** All alerts of an address as the client reads them. */
export interface ReceivedJobAlerts {
  readonly email?: string | undefined;
  /** The one that the link was sent for; absent where it has ended. */
  readonly linkedAlertId?: string | undefined;
  readonly alerts: readonly ReceivedJobAlert[];
}

/** The alerts behind an emailed link; an ApiError of kind `not-found` where there are none. */
export function getJobAlerts(
  client: ApiClient,
  token: string,
  signal?: AbortSignal,
): Promise<ReceivedJobAlerts> {
  return callEndpoint(client, endpoints.getJobAlerts, readJobAlerts, {
    headers: bearerHeader(token),
    signal,
  });
}

/** The alerts behind an emailed link, forgotten when the page is left. */
export function useJobAlerts(token: string): ServerState<ReceivedJobAlerts> {
  return useServerState({
    queryKey: ['job-alerts', token],
    queryFn: (client, signal) => getJobAlerts(client, token, signal),
    isPersonal: true,
  });
}

const readJobAlerts: ResponseReader<ReceivedJobAlerts> = (json) => {
  if (!isObject(json)) return undefined;
  const { alerts } = json;
  if (!Array.isArray(alerts)) return undefined;
  return {
    ...readTexts(json, ['email', 'linkedAlertId']),
    alerts: alerts.flatMap((alert) => readJobAlert(alert) ?? []),
  };
};

const readJobAlert: ResponseReader<ReceivedJobAlert> = (json) => {
  if (!isObject(json)) return undefined;
  const alertId = readText(json['alertId']);
  if (!alertId) return undefined;
  return {
    alertId,
    isConfirmed: json['isConfirmed'] === true,
    createdDate: readDate(json['createdDate']),
    ...readTexts(json, ['country', 'keywords', 'place', 'type', 'mode', 'level']),
  };
};
