/** What a page needs to show one picture, a file of `public/pictures`. */
export type Picture = {
  readonly name: string;
  readonly kind: PictureKind;
  /** The picture's own size, in CSS pixels. Pages scale it and keep its proportions. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** The size of each kind, in CSS pixels. */
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

/** Creates the record of a picture, with the size of its kind. */
export function picture(kind: PictureKind, name: string, alt: string): Picture {
  return { name, kind, ...pictureSizes[kind], alt };
}

/** The file of a picture: a photograph's name has its extension, a drawing's omits `.svg`. */
export function pictureFile(name: string): string {
  return name.includes('.') ? name : `${name}.svg`;
}

/** The wordmark of a story's client. The alternative text is the key, which every text uses as the client's name. */
export function storyWordmark({ key }: { key: string }): Picture {
  return picture('wordmark', `${key.toLowerCase()}-wordmark`, key);
}
