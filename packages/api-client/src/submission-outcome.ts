import type { ApplicationFileName } from '@kestrova/api-contract';
import type { ApiError } from './api-error.ts';

/**
 * How a submission ended (spec 4): accepted is responseCode 1, declined any other, failed an HTTP
 * error or no answer at all, abandoned a visitor who left, under-way a second press that changed
 * nothing because the first is still to be answered. The message is for the toast.
 */
export type SubmissionOutcome =
  | { readonly kind: 'accepted' | 'declined'; readonly message: string }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly error: ApiError;
      /** The file of an application that the message speaks of. */
      readonly refusedPart?: ApplicationFileName | undefined;
    }
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'under-way' };
