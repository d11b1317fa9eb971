import {
  email,
  factTable,
  paragraph,
  sender,
  type EmailContent,
  type LabeledLink,
  type LinkItem,
  type EmailedLink,
} from './content.ts';

const filterLabels = { place: 'Place', type: 'Type', mode: 'Work mode', level: 'Level' } as const;

interface AlertProps {
  country: string;
  /** The country with its article, if it has one. */
  countryInText: string;
  /** The chosen filters that open jobs have, in the jobs' spelling. */
  filters: Partial<Record<keyof typeof filterLabels, string | undefined>>;
  /** Opens the alert, and the confirmed ones of its address. */
  manage: EmailedLink;
}

interface ConfirmAlertProps extends AlertProps {
  /** Whether other choices exist, which the email must not repeat. */
  hasMore: boolean;
  daysToConfirm: number;
  retentionDays: number;
}

/** Contains no entries, since the address may belong to somebody else. */
export function confirmAlert(props: ConfirmAlertProps): EmailContent {
  const more = props.hasMore && { And: 'what else was chosen: the page shows it' };
  return email(
    {
      subject: `Confirm your job alert at ${sender.name}`,
      heading: 'Confirm your job alert',
      intro: `Someone asked us to email this address about new jobs in ${props.countryInText}. To say yes, open the link below and press the button there.`,
    },
    factTable({ ...describeAlert(props), ...more }),
    { kind: 'button', label: 'See and turn on the alert', url: props.manage },
    paragraph(
      `You get at most one email a day, and only when there are new jobs. Each has a link that ends the alert. It ends by itself after ${describeDays(props.retentionDays)}.`,
    ),
    paragraph(
      `Didn’t ask for it? You can ignore this: without your confirmation it is deleted after ${describeDays(props.daysToConfirm)}.`,
    ),
  );
}

/** Says that a requested alert is already on. */
export function alertIsOn(props: AlertProps): EmailContent {
  return email(
    {
      subject: `Your job alert at ${sender.name} is on already`,
      heading: 'This job alert is on already',
      intro: `Someone asked for it again with this address. There’s nothing to do: we write to you when there are new jobs in ${props.countryInText} that fit.`,
    },
    factTable(describeAlert(props)),
    { kind: 'button', label: manageAlerts, url: props.manage },
  );
}

interface NewJobsProps {
  /** The jobs of each alert, with its choice. */
  lists: readonly { choice: string; items: readonly LinkItem[]; more?: LabeledLink }[];
  alertCount: number;
  jobCount: number;
  manage: EmailedLink;
  /** Ends all alerts of the address. */
  unsubscribe: EmailedLink;
}

export function newJobs(props: NewJobsProps): EmailContent {
  const { lists, alertCount, jobCount, manage, unsubscribe } = props;
  const isOne = alertCount === 1;
  const title = jobCount === 1 ? `New job: ${lists[0]?.items[0]?.label}` : `${jobCount} new jobs`;
  const content = email(
    {
      subject: `${title} at ${sender.name}`,
      heading: jobCount === 1 ? 'A new job for you' : `${jobCount} new jobs for you`,
      intro: isOne
        ? `You asked for this: ${lists[0]?.choice}.`
        : `These are new for ${alertCount} of your job alerts.`,
    },
    ...lists.map(({ choice, ...list }) => ({
      ...list,
      kind: 'links' as const,
      label: isOne ? '' : choice,
    })),
    { kind: 'button', label: manageAlerts, url: manage },
    paragraph(
      'We write at most once a day, and only when there are new jobs. The page behind the button ends each alert, and your mail program can end all of them.',
    ),
  );
  return { ...content, unsubscribe };
}

const manageAlerts = 'See or end your job alerts';

function describeAlert({ country, filters }: AlertProps): Record<string, string> {
  const names = Object.keys(filterLabels) as (keyof typeof filterLabels)[];
  const facts = names.flatMap((name): [string, string][] => {
    const value = filters[name];
    return value ? [[filterLabels[name], value]] : [];
  });
  return { Country: country, ...Object.fromEntries(facts) };
}

function describeDays(days: number): string {
  if (days === 365) return 'a year';
  return days === 1 ? 'a day' : `${days} days`;
}
