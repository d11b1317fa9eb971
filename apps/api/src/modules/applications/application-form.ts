import {
  schemas,
  findFileProblem,
  firstIssueMessage,
  type JobApplicationData,
} from '@kestrova/api-contract';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../plugins/errors/http-error.ts';
import { findSystemError } from '../../plugins/errors/error-response.ts';
import type { IncomingFolder, UploadedFile } from '../../uploads/receive-upload.ts';
import { cleanFileName } from './file-name.ts';

type SentText = Exclude<Multipart, MultipartFile>;

export interface ApplicationForm {
  data: JobApplicationData;
  files: UploadedFile[];
}

const { form } = schemas.submitApplication;
const dataLimit = 256 * 1024;

/** Limits of the multipart form; one byte over a file's limit is enough to know that it is over. */
export const formLimits = {
  fieldNameSize: 100,
  fieldSize: dataLimit,
  fields: 3,
  files: 2,
  parts: 3,
  headerPairs: 20,
  fileSize: Math.max(form.files.cv.maxBytes, form.files.additionalFile.maxBytes),
};

/**
 * Reads the multipart form of an application, its parts in any order.
 * @throws HttpError in the words of the first rule that it breaks.
 */
export async function receiveApplicationForm(
  request: FastifyRequest,
  folder: IncomingFolder,
): Promise<ApplicationForm> {
  const files: UploadedFile[] = [];
  let data: unknown;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const file = await receiveFile(part, folder);
        if (files.some((other) => other.part === file?.part)) throw unreadable();
        if (file !== undefined) files.push(file);
      } else if (!isEmptyFileField(part)) {
        if (data !== undefined) throw unreadable();
        data = parseData(part);
      }
    }
  } catch (error) {
    throw isOwnError(error) ? error : createFormRefusal(error);
  }
  const parsed = form.data.safeParse(data);
  if (!parsed.success) throw new HttpError(400, firstIssueMessage(parsed.error));
  return { data: parsed.data, files };
}

async function receiveFile(
  part: MultipartFile,
  folder: IncomingFolder,
): Promise<UploadedFile | undefined> {
  const name = part.fieldname;
  if (name !== 'cv' && name !== 'additionalFile') throw unreadable();
  // Against its type, the parser leaves an empty file name out.
  const sentName = (part.filename as string | undefined) ?? '';
  const originalName = cleanFileName(sentName);
  const file = await folder.receive(part.file, { part: name, originalName });
  if (part.file.truncated)
    throw new HttpError(413, 'File size should not exceed 5MB.', { part: name });
  if (file.size === 0 && sentName === '') return undefined;
  const facts = { name: sentName, type: part.mimetype, size: file.size };
  const problem = findFileProblem(facts);
  if (problem !== undefined) throw new HttpError(415, problem, { part: name });
  return file;
}

/** A browser sends a file field that was left empty as a part without name and content. */
function isEmptyFileField({ fieldname, value }: SentText): boolean {
  return (fieldname === 'cv' || fieldname === 'additionalFile') && value === '';
}

function parseData(part: SentText): unknown {
  if (part.fieldname !== 'data') throw unreadable();
  if (part.valueTruncated) throw new HttpError(413);
  // A part that says it is JSON comes parsed already.
  if (typeof part.value !== 'string') return part.value;
  try {
    return JSON.parse(part.value);
  } catch {
    // What is not JSON is refused by the schema, in its words.
    return undefined;
  }
}

function isOwnError(error: unknown): boolean {
  return error instanceof HttpError || findSystemError(error) !== undefined;
}

/** Whatever the parser stumbles over is the sender's doing: no boundary, a cut-off body. */
function createFormRefusal(error: unknown): HttpError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'FST_INVALID_MULTIPART_CONTENT_TYPE' ? new HttpError(415) : unreadable();
}

function unreadable(): HttpError {
  return new HttpError(400);
}
