import type { Multipart, MultipartFile } from '@fastify/multipart';
import {
  findFileProblem,
  firstIssueMessage,
  schemas,
  type JobApplicationData,
} from '@kestrova/api-contract';
import type { FastifyRequest } from 'fastify';
import { findSystemError } from '../../plugins/errors/error-response.ts';
import { HttpError } from '../../plugins/errors/http-error.ts';
import type { IncomingFolder, UploadedFile } from '../../uploads/receive-upload.ts';
import { cleanFileName } from './file-name.ts';

export interface ApplicationForm {
  data: JobApplicationData;
  files: UploadedFile[];
}

type MultipartText = Exclude<Multipart, MultipartFile>;

const { form } = schemas.submitApplication;
const maxDataLength = 256 * 1024;

/** Limits of the multipart form; one byte over a file's limit is enough to know that it is over. */
export const formLimits = {
  fieldNameSize: 100,
  fieldSize: maxDataLength,
  fields: 3,
  files: 2,
  parts: 3,
  headerPairs: 20,
  fileSize: Math.max(form.files.cv.maxBytes, form.files.additionalFile.maxBytes),
};

/**
 * Receives the multipart form of an application, its parts in any order.
 * @throws HttpError with the message of the first rule that it breaks.
 */
export async function receiveApplicationForm(
  request: FastifyRequest,
  folder: IncomingFolder,
): Promise<ApplicationForm> {
  if (!request.isMultipart()) throw new HttpError(415);
  const files: UploadedFile[] = [];
  let data: unknown;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const file = await receiveFile(part, folder);
        if (files.some((other) => other.part === file?.part)) throw new HttpError(400);
        if (file !== undefined) files.push(file);
      } else if (!isEmptyFileField(part)) {
        if (data !== undefined) throw new HttpError(400);
        data = parseData(part);
      }
    }
  } catch (error) {
    if (error instanceof HttpError || findSystemError(error) !== undefined) throw error;
    // The parser's errors are the client's fault: no boundary, a body that ends early.
    throw new HttpError(400, undefined, { cause: error });
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
  if (name !== 'cv' && name !== 'additionalFile') throw new HttpError(400);
  // The parser leaves an empty file name undefined, against its type.
  const sentName: string | undefined = part.filename;
  const originalName = cleanFileName(sentName ?? '');
  const file = await folder.receive(part.file, { part: name, originalName });
  if (part.file.truncated) {
    throw new HttpError(413, 'File size should not exceed 5MB.', { part: name });
  }
  if (file.size === 0 && !sentName) return undefined;
  const facts = { name: sentName ?? '', type: part.mimetype, size: file.size };
  const problem = findFileProblem(facts);
  if (problem !== undefined) throw new HttpError(415, problem, { part: name });
  return file;
}

/** A browser sends a file field that was left empty as a part without name and content. */
function isEmptyFileField({ fieldname, value }: MultipartText): boolean {
  return (fieldname === 'cv' || fieldname === 'additionalFile') && value === '';
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
