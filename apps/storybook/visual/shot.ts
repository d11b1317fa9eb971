/** The widths at which stories are photographed, in CSS pixels: a phone and a desktop. */
export const shotWidths = [360, 1280] as const;

/** The themes in which stories are photographed. */
export const shotThemes = ['light', 'dark'] as const;

export type ShotWidth = (typeof shotWidths)[number];

/** The one width that suits a story which asks for a viewport, by the viewport's name. */
export const widthOfViewport: Readonly<Record<string, ShotWidth>> = {
  phone: 360,
  laptop: 1280,
  desktop: 1280,
};
export type ShotTheme = (typeof shotThemes)[number];

/** One story in one theme at one width. */
export interface Shot {
  storyId: string;
  width: ShotWidth;
  theme: ShotTheme;
  /** What the browser drew: a PNG of the whole page, without loss. */
  png: Buffer;
}

/** What kind of shot of its story this is, such as `360-light`. */
export function shotKind({ width, theme }: Pick<Shot, 'width' | 'theme'>): string {
  return `${width}-${theme}`;
}

/** Every kind of shot that a story has. */
export const shotKinds: readonly string[] = shotWidths.flatMap((width) =>
  shotThemes.map((theme) => shotKind({ width, theme })),
);
