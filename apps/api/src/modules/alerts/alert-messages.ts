/** Max confirmed alerts of one address; one more may wait for its confirmation. */
export const maxAlerts = 10;

/** What visitors are told about job alerts. */
export const messages = {
  // The same for every address, so it does not reveal who has alerts.
  sent: 'Please look into your mailbox: we have sent you an email. Open its link and press the button there to turn the alert on.',
  full: `There are ${maxAlerts} job alerts for this address already. Please end one of them, and then turn this one on.`,
  on: 'The alert is on. We write to you at most once a day, when there are new jobs that fit.',
  alreadyOn: 'The alert is on already. We write to you at most once a day, when new jobs fit.',
  ended: 'The alert has ended.',
  unsubscribed: 'All job alerts of this address have ended. You get no more emails about new jobs.',
  unknown:
    'This link does not lead to a job alert. The alert may have ended, or the link is incomplete: please open it from the email again.',
} as const;
