import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useApiClient, type ApiClient } from './api-client.tsx';

/** The data of a prerendered page: shown at once, and reloaded when it is old. */
export interface InitialData<Value> {
  readonly initialData: Value;
  /** When it was read, in milliseconds since 1970. */
  readonly initialDataUpdatedAt: number;
}

/** The state of data that a page loads from the server. */
export interface ServerState<Value> {
  /** The last value that was read; it stays when a later attempt fails. */
  readonly data: Value | undefined;
  /** When `data` was read, in milliseconds since 1970; 0 without data. */
  readonly readAt: number;
  /** Why the last attempt failed, if it did. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** Aborts an attempt that is under way, and starts another. */
  readonly reload: () => void;
}

interface ServerStateOptions<Value> {
  readonly queryKey: QueryKey;
  readonly queryFn: (client: ApiClient, signal: AbortSignal) => Promise<Value>;
  readonly initial?: InitialData<Value> | undefined;
  /** Whether the value is removed from the cache once nothing shows it. */
  readonly isPersonal?: boolean;
}

/** A query of react-query with the options that all pages share. */
export function useServerState<Value>(options: ServerStateOptions<Value>): ServerState<Value> {
  const { queryKey, queryFn, initial, isPersonal } = options;
  const client = useApiClient();
  const queryClient = useQueryClient();
  const initialReadAt = initial?.initialDataUpdatedAt ?? 0;
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => queryFn(client, signal),
    ...initial,
    ...(isPersonal && { gcTime: 0 }),
  });

  async function reload() {
    // `refetch` would wait for a running first attempt, which may never end.
    await queryClient.cancelQueries({ queryKey });
    await refetch();
  }

  return {
    data,
    readAt: Math.max(dataUpdatedAt, initialReadAt),
    error,
    isFetching,
    reload: () => void reload(),
  };
}
