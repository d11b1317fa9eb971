import { MIMEType } from 'node:util';
import { Dicer } from '@fastify/busboy';
import type { FastifyMultipartBaseOptions, Multipart, MultipartFile } from '@fastify/multipart';
import { applicationFileNames, schemas } from '@kestrova/api-contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Config } from '../../config/config.ts';
import type { TemporaryFiles } from '../../files/temporary-files.ts';
import { findSystemError } from '../../http/errors/error-response.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { findFreeBytes } from '../../uploads/free-space.ts';
import type { UploadedFile } from './application-service.ts';

type MultipartText = Exclude<Multipart, MultipartFile>;

const { form } = schemas.submitApplication;
const maxDataLength = 256 * 1024;
/** The files and the data. */
const maxParts = applicationFileNames.length + 1;

/** The files of a form, for the API's description. */
export const fileFields = Object.fromEntries(
  applicationFileNames.map((name) => [name, z.optional(z.file())]),
);

/** One byte over a file's limit is enough to know that it is over. */
const limits = {
  fieldNameSize: 100,
  fieldSize: maxDataLength,
  // Browsers send a file field that was left empty as a field.
  fields: maxParts,
  files: applicationFileNames.length,
  parts: maxParts,
  headerPairs: 20,
  fileSize: form.files.maxBytes,
};

/** Both files, the data and the parts' headers, with room to say exactly which file is too large. */
export const formBodyLimit = 3 * limits.fileSize + limits.fieldSize + 64 * 1024;

export const multipartOptions = {
  limits,
  // `receiveForm` says which file is too large.
  throwFileSizeLimit: false,
  // Some clients send the data as a file named "blob", which is how a typed part looks.
  isPartAFile: (field, type, name) =>
    field !== 'data' && (name !== undefined || type === 'application/octet-stream'),
} satisfies FastifyMultipartBaseOptions;

/**
 * Receives the multipart form of a request, its parts in any order.
 * @returns the parsed part `data`, undefined if it is missing or not JSON, and files that are not too large; their
 * content and the data are not validated.
 * @throws HttpError with the message of the first rule that the form breaks.
 */
export async function receiveForm(
  request: FastifyRequest,
  { incomingDir, minFreeBytes }: Config['files'],
  temporaryFiles: TemporaryFiles,
) {
  assertBoundedBody(request);
  if ((await findFreeBytes([incomingDir])) < minFreeBytes) throw new HttpError(507);
  if (!request.isMultipart()) throw new HttpError(415);
  const files: UploadedFile[] = [];
  let data: unknown;
  try {
    const countSentParts = startCountingParts(request);
    let readParts = 0;
    for await (const part of request.parts()) {
      readParts += 1;
      if (part.type === 'file') {
        const file = await receiveFile(part, temporaryFiles);
        if (files.some((other) => other.part === file?.part)) throw new HttpError(400);
        if (file !== undefined) files.push(file);
      } else if (!isEmptyFileField(part)) {
        if (data !== undefined) throw new HttpError(400);
        data = parseData(part);
      }
    }
    if (readParts !== countSentParts()) throw new HttpError(400, UNREADABLE_PART);
  } catch (error) {
    if (error instanceof HttpError || findSystemError(error) !== undefined) throw error;
    // The parser's errors are the client's fault: no boundary, a body that ends early.
    throw new HttpError(400, undefined, { cause: error });
  }
  return { data, files };
}

/** The parser limits each part, but would read past the last one for ever. */
function assertBoundedBody({ headers }: FastifyRequest): void {
  const length = headers['content-length'];
  if (length === undefined) throw new HttpError(411);
  if (Number(length) > formBodyLimit) throw new HttpError(413, form.files.tooLarge);
}

const UNREADABLE_PART =
  'A part of the form could not be read, so nothing was saved. Please choose your files again, or send the form from another browser.';

/**
 * Counts the parts of a form while it arrives. The form parser skips a part with unreadable
 * headers, and an application must not lose its CV that way.
 */
function startCountingParts({ raw, headers }: FastifyRequest): () => number {
  const boundary = new MIMEType(headers['content-type'] ?? '').params.get('boundary') ?? '';
  let count = 0;
  const parser = new Dicer({ boundary });
  parser.on('part', (part) => {
    count += 1;
    // The form parser reports errors within a part.
    part.on('error', () => undefined).resume();
  });
  raw.on('data', (chunk: Buffer) => parser.writable && parser.write(chunk));
  return () => count;
}

async function receiveFile(part: MultipartFile, temporaryFiles: TemporaryFiles) {
  const name = applicationFileNames.find((known) => known === part.fieldname);
  if (name === undefined) throw new HttpError(400);
  // The parser leaves an empty file name undefined, against its type.
  const sentName: string | undefined = part.filename;
  const originalName = cleanFileName(sentName ?? '');
  const file = await temporaryFiles.receive(part.file, { part: name, originalName });
  if (part.file.truncated) throw new HttpError(413, form.files.tooLarge, { part: name });
  return file.size === 0 && !sentName ? undefined : file;
}

/** A browser sends a file field that was left empty as a part without name and content. */
function isEmptyFileField({ fieldname, value }: MultipartText): boolean {
  return applicationFileNames.some((name) => name === fieldname) && value === '';
}

function parseData(part: MultipartText): unknown {
  if (part.fieldname !== 'data') throw new HttpError(400);
  if (part.valueTruncated) throw new HttpError(413);
  // The parser has parsed a part of type application/json.
  if (typeof part.value !== 'string') return part.value;
  try {
    return JSON.parse(part.value);
  } catch {
    // The schema has the message for what is not JSON.
    return undefined;
  }
}

const maxNameLength = 150;

/** What browsers write in place of a quote and line breaks in a file name (HTML, multipart/form-data). */
const escapes: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/**
 * Makes a visitor's file name safe to show and store: no folders, no control or direction characters,
 * no lone surrogates, at most 150 characters including its extension.
 */
export function cleanFileName(name: string): string {
  const clean = (name.split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    .replaceAll(/%(?:22|0D|0A)/g, (escape) => escapes[escape] ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffe\uffff]/gu, '')
    .trim();
  const characters = Array.from(clean);
  if (characters.length <= maxNameLength) return clean === '' ? 'unnamed' : clean;
  const extension = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  return characters.slice(0, maxNameLength - extension.length).join('') + extension;
}
