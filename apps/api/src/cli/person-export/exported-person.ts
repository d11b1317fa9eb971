import type { ExportedState } from '../export-file.ts';
import type { Person, PersonApplication, PersonFile } from './read-person.ts';

/** A file of an application as the export has it. */
export interface ExportedFile extends Pick<
  PersonFile,
  'part' | 'originalName' | 'kind' | 'size' | 'sha256'
> {
  /** In the folder, with `/`. */
  path: string;
  state: ExportedState;
  /** In words; empty where there is none. */
  activeContent: string;
}

/** What is kept about a person, with their files in a folder. */
export interface ExportedPerson extends Omit<Person, 'applications'> {
  address: string;
  exportedAt: string;
  applications: (Omit<PersonApplication, 'files'> & { files: ExportedFile[] })[];
}
