import { attempt, createLoaders, read } from './read.ts';
import { legalTextSchema } from './schemas/legal-text.ts';
import { legalPageSchema } from './schemas/navigation.ts';
import { readPostDates } from './schemas/post.ts';
import { storyKeySchema } from './schemas/references.ts';
import { readByStory, readStoryCards, storySchema } from './schemas/story.ts';

// What several pages show. Each record is a file, or follows from the files of a folder.

export const headerNavigation = read('navigation/header');
export const footerNavigation = read('navigation/footer');

export const notFoundCopy = read('interface/not-found');
export const pageFailureCopy = read('interface/page-failure');
export const shellLabels = read('interface/shell');
export const startFailureCopy = read('interface/start-failure');
export const submissionMessages = read('interface/submission');

export const storyCards = attempt(readStoryCards);
export const storyCovers = attempt(() => readByStory(({ cover }) => cover));
export const storyEvidence = attempt(() => readByStory(({ evidence }) => evidence));

/** The days of the journal's posts. */
export const postDates = attempt(readPostDates);

export const applicationFormCopy = read('forms/application');
export const contactFormCopy = read('forms/contact');
export const jobAlertFormCopy = read('forms/job-alert');

/** Loads a story by its key, so that visitors load only one. */
export const storyLoaders = createLoaders('stories', storyKeySchema.options, storySchema);

/** Loads a legal text by the value that the terms page reads. */
export const legalTextLoaders = createLoaders('legal', legalPageSchema.options, legalTextSchema);
