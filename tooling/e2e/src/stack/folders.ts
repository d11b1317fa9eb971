import { join } from 'node:path';

/** The repository's root. */
export const ROOT_FOLDER = join(import.meta.dirname, '../../../..');

/** Where the API of the journeys keeps its database, uploads and letters; emptied before each run. */
export const E2E_DATA_FOLDER = join(import.meta.dirname, '../../test-results/data');
