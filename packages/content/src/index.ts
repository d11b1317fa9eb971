export { brand } from './brand.ts';
export { companyFigures } from './company-figures.ts';
export { footerNavigation, headerNavigation } from './navigation.ts';
export { people } from './people.ts';

export { heroPicture } from './pictures/hero-picture.ts';
export type { Picture, PictureKind } from './pictures/picture.ts';
export { storyEvidence } from './pictures/story-evidence.ts';
export { storyCovers } from './pictures/story-covers.ts';
export { storyWordmark } from './pictures/story-wordmark.ts';

export type { IconName } from './icon-name.ts';
export type {
  AboutUsPageCopy,
  ContactUsPageCopy,
  GccServicesPageCopy,
  HomePageCopy,
  Industry,
  JournalPageCopy,
  OdcServicesPageCopy,
  Offering,
  Post,
  ProfessionalServicesPageCopy,
  Proof,
  ServiceGroup,
  ServicePageCopy,
  ServicesPageCopy,
} from './schemas/pages.ts';
export type {
  Brand,
  FooterNavigation,
  LegalPage,
  NavigationItem,
  NavigationLink,
  SupportLink,
} from './schemas/navigation.ts';
export type {
  Breadcrumb,
  Card,
  CardSection,
  Figure,
  Hero,
  Link,
  LinkCard,
  LinkSection,
  PageMeta,
} from './schemas/card.ts';
export type { Closing, Person } from './schemas/closing.ts';
export type {
  AccommodationCopy,
  CareersPageCopy,
  JobPageCopy,
  StaleNoticeCopy,
} from './schemas/careers-page.ts';
export type {
  ApplicationFormCopy,
  ContactFormCopy,
  NotFoundPanel,
  ShellLabels,
  SubmissionMessages,
  TermsPolicyPageCopy,
} from './schemas/interface.ts';
export type {
  AlertsPageCopy,
  ApplicationPageCopy,
  EmailedLinkPageCopy,
  EmailFormCopy,
  JobAlertFormCopy,
} from './schemas/own-pages.ts';
export type { AccessibilityPageCopy, LegalBlock, LegalText } from './schemas/legal-text.ts';
export type {
  ImpactStoriesPageCopy,
  Story,
  StoryCard,
  StoryPageCopy,
  StoryKey,
} from './schemas/story.ts';

export { storyCards } from './stories/story-cards.ts';
export { legalTextLoaders } from './legal-text-loaders.ts';
export { storyLoaders } from './story-loaders.ts';

export { applicationFormCopy } from './forms/application-form.ts';
export { contactFormCopy } from './forms/contact-form.ts';
export { jobAlertFormCopy } from './forms/job-alert-form.ts';
export { notFoundCopy } from './interface/not-found.ts';
export { pageFailureCopy, shellLabels, startFailureCopy } from './interface/shell.ts';
export { submissionMessages } from './interface/submission.ts';
