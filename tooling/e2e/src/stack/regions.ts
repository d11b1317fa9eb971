import { join } from 'node:path';
import { regionByCode, regions, type Region } from '@kestrova/regions';

export { regions };

/** Where the API of the journeys keeps its database, uploads and emails; emptied before each run. */
export const DATA_FOLDER = join(import.meta.dirname, '../../test-results/data');

/** The region whose site runs every journey. */
export const mainRegion = regionByCode('us');

export function findRegion(siteOrigin: string | undefined): Region {
  return regions.find(({ origin }) => origin === siteOrigin) ?? mainRegion;
}
