import type notFound from '../content/interface/not-found.json';
import type pageFailure from '../content/interface/page-failure.json';
import type shell from '../content/interface/shell.json';
import type startFailure from '../content/interface/start-failure.json';
import type submission from '../content/interface/submission.json';
import type application from '../content/forms/application.json';
import type contact from '../content/forms/contact.json';
import type jobAlert from '../content/forms/job-alert.json';
import { attempt, createLoaders, read, readTexts } from './read.ts';
import { legalTextSchema } from './schemas/legal-text.ts';
import { legalPageSchema } from './schemas/navigation.ts';
import { readPostDates } from './schemas/post.ts';
import { storyKeySchema } from './schemas/references.ts';
import { readByStory, readStoryCards, storySchema } from './schemas/story.ts';

// What several pages show. Each record is a file, or follows from the files of a folder.

export const headerNavigation = read('navigation/header');
export const footerNavigation = read('navigation/footer');

export const notFoundCopy = readTexts('interface/not-found') as typeof notFound;
export const pageFailureCopy = readTexts('interface/page-failure') as typeof pageFailure;
export const shellLabels = readTexts('interface/shell') as typeof shell;
export const startFailureCopy = readTexts('interface/start-failure') as typeof startFailure;
export const submissionMessages = readTexts('interface/submission') as typeof submission;

export const storyCards = attempt(readStoryCards);
export const storyCovers = attempt(() => readByStory(({ cover }) => cover));
export const storyEvidence = attempt(() => readByStory(({ evidence }) => evidence));

/** The days of the journal's posts. */
export const postDates = attempt(readPostDates);

export const applicationFormCopy = readTexts('forms/application') as typeof application;
export const contactFormCopy = readTexts('forms/contact') as typeof contact;
export const jobAlertFormCopy = readTexts('forms/job-alert') as typeof jobAlert;

/** Loads a story by its key, so that visitors load only one. */
export const storyLoaders = createLoaders('stories', storyKeySchema.options, storySchema);

/** Loads a legal text by the value that the terms page reads. */
export const legalTextLoaders = createLoaders('legal', legalPageSchema.options, legalTextSchema);
