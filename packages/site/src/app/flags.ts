import india from '@kestrova/design-system/flags/in.svg?no-inline';
import usa from '@kestrova/design-system/flags/us.svg?no-inline';
import type { RegionCode } from '@kestrova/regions';

/** Addresses of the flags by the region they stand for. */
export const flags: Record<RegionCode, string> = { in: india, us: usa };
