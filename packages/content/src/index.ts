export { brand } from './brand.ts';
export * from './records.ts';

export { pictureFile, storyWordmark } from './pictures/picture.ts';
export type { Picture, PictureKind } from './pictures/picture.ts';
export type * from './schemas/card.ts';
export type * from './schemas/legal-text.ts';
export type * from './schemas/navigation.ts';
export type * from './schemas/page.ts';
export type * from './schemas/post.ts';
export type * from './schemas/references.ts';
export type * from './schemas/sections.ts';
export type * from './schemas/story-figure.ts';
export type * from './schemas/story.ts';
