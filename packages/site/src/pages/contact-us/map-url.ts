import type { MapPosition } from '@kestrova/regions';

/** Half the width and height of the map that is shown, in degrees. */
const REACH = { longitude: 0.012, latitude: 0.006 };

/** The office's surroundings as a frame of OpenStreetMap, with a marker. */
export function mapFrameUrl({ latitude, longitude }: MapPosition): string {
  const box = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** The same place on a page of its own. */
export function mapPageUrl({ latitude, longitude }: MapPosition): string {
  const query = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${query}#map=16/${latitude}/${longitude}`;
}
