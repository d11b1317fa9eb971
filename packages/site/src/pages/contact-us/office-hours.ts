import type { Office } from '@kestrova/regions';

/** When somebody is at an office, as a sentence would say it: `8 a.m. to 6 p.m. ET`. */
export function formatOfficeHours({ hours, timeZoneName }: Office): string {
  return `${formatHour(hours.opens)} to ${formatHour(hours.closes)} ${timeZoneName}`;
}

function formatHour(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
