import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { findDatabaseError } from '../../database/database-error.ts';
import { ServerError, ClientError } from './http-errors.ts';
import { findSystemError } from './system-error.ts';

const sentences: Readonly<Record<number, string>> = {
  400: 'The request could not be read. Please check what you entered and send it again.',
  403: 'This page has been open for too long. Please reload it and send the form again.',
  404: 'Resource not found.',
  408: 'The request took too long to arrive. Please check your connection and send it again.',
  413: 'What was sent is too large. Please shorten it or choose smaller files.',
  415: 'The request has a form that this address does not read.',
  429: 'Too many requests came from your network. Please wait a minute and send it again.',
  431: 'The headers of the request are too large.',
  500: 'Something went wrong on our side. Nothing you entered is lost; please try again in a moment.',
  503: 'We cannot save anything at the moment. Nothing you entered is lost; please try again in a minute.',
  507: 'We have no room for files at the moment. Nothing you entered is lost; please try again later.',
};

export interface ErrorResponse {
  statusCode: number;
  body: { exceptionMsg: string } | { error: string };
}

/** The plain sentence for a status; the one for its class where it has none of its own. */
export function statusMessage(statusCode: number): string {
  return sentences[statusCode] ?? sentences[statusCode < 500 ? 400 : 500] ?? '';
}

/** The one place that turns an error into what the visitor gets: status, words and their field. */
export function createErrorResponse(error: unknown): ErrorResponse {
  if (error instanceof ClientError || error instanceof ServerError) {
    return answer(error.statusCode, error.message);
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return answer(400, error.validation[0]?.message ?? statusMessage(400));
  }
  const statusCode = findStatus(error);
  return answer(statusCode, statusMessage(statusCode));
}

function answer(statusCode: number, sentence: string): ErrorResponse {
  return { statusCode, body: statusCode < 500 ? { exceptionMsg: sentence } : { error: sentence } };
}

function findStatus(error: unknown): number {
  const fault = findDatabaseError(error) ?? findSystemError(error);
  if (fault === 'disk-full') return 507;
  if (fault === 'down' || fault === 'unavailable') return 503;
  if (fault === undefined && error instanceof Error && 'statusCode' in error) {
    const { statusCode } = error;
    if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600) return statusCode;
  }
  return 500;
}
