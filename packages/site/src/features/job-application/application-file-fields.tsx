import type { ApplicationFormCopy } from '@kestrova/content';
import { FileField } from '@kestrova/design-system';
import { acceptedFileTypes } from '@kestrova/validation';
import type { ApplicationFileField } from './use-application-files.ts';

type FileFields = Record<'cv' | 'additionalFile', ApplicationFileField>;

interface ApplicationFileFieldsProps {
  copy: Pick<ApplicationFormCopy, 'fields' | 'file'>;
  files: FileFields;
  /** Whether the resume is marked as required. */
  required?: boolean;
}

const ACCEPT = Object.entries(acceptedFileTypes)
  .flatMap(([extension, type]) => [`.${extension}`, type])
  .join(',');

/** The two files of an application. */
export function ApplicationFileFields({ copy, files, required }: ApplicationFileFieldsProps) {
  const file = (name: keyof FileFields) => ({
    ...copy.fields[name],
    ...files[name],
    name,
    id: `application-${name}`,
    accept: ACCEPT,
    prompt: `${copy.file.choose} ${copy.file.drop}`,
    removeLabel: copy.file.remove,
  });
  return (
    <>
      <FileField {...file('cv')} required={required} />
      <FileField {...file('additionalFile')} />
    </>
  );
}

/** The messages of the files for the form's error summary, with the ids of their controls. */
export function listFileErrors(files: FileFields): { fieldId: string; message: string }[] {
  return (['cv', 'additionalFile'] as const).flatMap((name) => {
    const message = files[name].error;
    return message ? [{ fieldId: `application-${name}`, message }] : [];
  });
}
