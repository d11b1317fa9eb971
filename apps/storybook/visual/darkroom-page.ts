/** The work on pictures that a browser page does for the darkroom; pictures travel as data URLs. */
export interface DarkroomPage {
  /** Makes the small picture that the baseline keeps. */
  shrink: (png: string) => Promise<string>;
  /** Compares two small pictures. */
  compare: (before: string, after: string) => Promise<PictureDifference>;
}

/** In what two pictures differ. */
export interface PictureDifference {
  /** True where their sizes differ; nothing else was compared then. */
  resized: boolean;
  /** How many squares differ to the eye. */
  squares: number;
  /** The greatest difference of a square's mean colour, of 255. */
  greatest: number;
  /** The later picture, pale, with the squares that differ marked. */
  marked: string;
}

/** How small pictures are made, and what counts as a difference. */
export interface DarkroomSettings {
  /** Size of a small picture to the shot's. */
  scale: number;
  /** Pixels that a small picture may have; a long page is made smaller to fit. */
  maxPixels: number;
  /** WebP quality, 0 to 1. */
  quality: number;
  /** Side of a square that is compared as one, in pixels of the small picture. */
  square: number;
  /** Difference of a square's mean colour that the eye would miss, of 255. */
  tolerance: number;
}

declare global {
  interface Window {
    darkroom: DarkroomPage;
  }
}

/**
 * Puts the darkroom into a page, where the browser's own codecs do the work. It is sent there as
 * text, so it may use nothing from outside itself but its argument.
 */
export function installDarkroom(settings: DarkroomSettings): void {
  window.darkroom = { shrink, compare };

  async function shrink(png: string): Promise<string> {
    const picture = await decode(png);
    const height = inkedHeight(picture);
    const fit = Math.sqrt(settings.maxPixels / (picture.width * height));
    const scale = Math.min(settings.scale, fit);
    const small = drawScaled(picture, scale, Math.ceil(height * scale));
    return encode(small, settings.quality);
  }

  /** Rows down to the last that is not of the last row's one colour, and a little air. */
  function inkedHeight(picture: ImageBitmap): number {
    const colours = new Uint32Array(pixelsOf(drawScaled(picture, 1, picture.height)).buffer);
    const lastInked = colours.findLastIndex((colour) => colour !== colours.at(-1));
    return Math.min(picture.height, Math.ceil(Math.max(lastInked, 0) / picture.width) + 16);
  }

  async function compare(before: string, after: string): Promise<PictureDifference> {
    const [old, fresh] = await Promise.all([decode(before), decode(after)]);
    const resized = old.width !== fresh.width || old.height !== fresh.height;
    const differences = resized ? [] : squareDifferences(old, fresh);
    return {
      resized,
      squares: differences.filter((difference) => difference > settings.tolerance).length,
      greatest: Math.max(0, ...differences),
      marked: await encode(mark(fresh, differences), 0.6),
    };
  }

  /** How far the mean colours of each square lie apart, row by row. */
  function squareDifferences(old: ImageBitmap, fresh: ImageBitmap): number[] {
    const [oldMeans, freshMeans] = [squareMeans(old), squareMeans(fresh)];
    return Array.from({ length: oldMeans.length / 4 }, (_, square) => {
      const channels = [0, 1, 2].map((channel) => square * 4 + channel);
      return Math.max(...channels.map((at) => Math.abs(oldMeans[at]! - freshMeans[at]!)));
    });
  }

  /** The picture scaled down until a square is one pixel, which is then its mean colour. */
  function squareMeans(picture: ImageBitmap): Uint8ClampedArray {
    return pixelsOf(
      drawScaled(picture, 1 / settings.square, Math.ceil(picture.height / settings.square)),
    );
  }

  function mark(picture: ImageBitmap, differences: readonly number[]): OffscreenCanvas {
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = contextOf(canvas);
    context.globalAlpha = 0.35;
    context.drawImage(picture, 0, 0);
    context.globalAlpha = 0.6;
    context.fillStyle = 'red';
    const columns = Math.ceil(picture.width / settings.square);
    differences.forEach((difference, square) => {
      if (difference <= settings.tolerance) return;
      const [column, row] = [square % columns, Math.floor(square / columns)];
      context.fillRect(
        column * settings.square,
        row * settings.square,
        settings.square,
        settings.square,
      );
    });
    return canvas;
  }

  function drawScaled(picture: ImageBitmap, scale: number, height: number): OffscreenCanvas {
    const canvas = new OffscreenCanvas(Math.ceil(picture.width * scale), height);
    const context = contextOf(canvas);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, picture.width * scale, picture.height * scale);
    return canvas;
  }

  function pixelsOf(canvas: OffscreenCanvas): Uint8ClampedArray {
    return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
  }

  function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser draws on no canvas.');
    return context;
  }

  async function decode(dataUrl: string): Promise<ImageBitmap> {
    const response = await fetch(dataUrl);
    return createImageBitmap(await response.blob());
  }

  async function encode(canvas: OffscreenCanvas, quality: number): Promise<string> {
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return `data:image/webp;base64,${bytes.toBase64()}`;
  }
}
