/** What a page needs to know to show one picture: a file of `public/pictures`. */
export type Picture = {
  readonly name: string;
  readonly kind: PictureKind;
  /** In CSS pixels, the picture's own size. Pages scale it and keep its proportions. */
  readonly width: number;
  readonly height: number;
  /** What the picture shows. */
  readonly alt: string;
};

/** The one size of each kind, in CSS pixels. Wordmarks share a height, so that they line up. */
const pictureSizes = {
  cover: { width: 640, height: 400 },
  evidence: { width: 640, height: 320 },
  phone: { width: 414, height: 868 },
  browser: { width: 1280, height: 800 },
  opening: { width: 560, height: 400 },
  strip: { width: 560, height: 240 },
  screen: { width: 480, height: 360 },
  handset: { width: 270, height: 360 },
  portrait: { width: 160, height: 160 },
  wordmark: { width: 192, height: 48 },
  plan: { width: 1600, height: 800 },
  sheet: { width: 480, height: 300 },
} as const;

export type PictureKind = keyof typeof pictureSizes;

/** Makes the record of one picture; its size follows from its kind. */
export function picture(kind: PictureKind, name: string, alt: string): Picture {
  return { name, kind, ...pictureSizes[kind], alt };
}

/** The file of a picture: a photograph's name has its ending, a drawing's omits `.svg`. */
export function pictureFile(name: string): string {
  return name.includes('.') ? name : `${name}.svg`;
}

/** The wordmark of a story's client. The alternative text is the key, as every text spells the client. */
export function storyWordmark({ key }: { key: string }): Picture {
  return picture('wordmark', `${key.toLowerCase()}-wordmark`, key);
}
