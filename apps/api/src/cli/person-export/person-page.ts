import { sender } from '../../email/templates/email-content.ts';
import type { ExportedFile, ExportedPerson } from './exported-person.ts';
import { html, type Html } from './html.ts';
import {
  nameOf,
  renderEntry,
  renderFacts,
  renderFiles,
  renderText,
  renderTime,
  stateTexts,
} from './page-parts.ts';
import { personPageStyle } from './person-page-style.ts';

type Application = ExportedPerson['applications'][number];
type ContactRequest = ExportedPerson['contactRequests'][number];
type JobAlert = ExportedPerson['jobAlerts'][number];
type Email = ExportedPerson['emails'][number];

/**
 * Renders what is kept about a person as one page that needs no program but a browser: no scripts, no
 * requests, both colour schemes, and print.
 */
export function renderPerson(person: ExportedPerson): string {
  const { address, exportedAt, applications, contactRequests, jobAlerts, emails } = person;
  const sections = [
    { id: 'applications', title: 'Job applications', entries: applications.map(renderApplication) },
    { id: 'contacts', title: 'Contact requests', entries: contactRequests.map(renderContact) },
    { id: 'alerts', title: 'Emails about new jobs', entries: jobAlerts.map(renderAlert) },
    { id: 'emails', title: 'Emails sent or waiting', entries: emails.map(renderEmail) },
  ];
  const title = `What ${sender.brand} keeps about ${address}`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'"
        />
        <title>${title}</title>
        ${personPageStyle}
      </head>
      <body>
        <main>
          <header>
            <p class="brand">${sender.brand}</p>
            <h1>What ${sender.brand} keeps about <bdi class="address">${address}</bdi></h1>
            <p>
              Read from the records of ${sender.legalName} on ${renderTime(exportedAt)}. The file
              <a href="data.json">data.json</a> holds the same for programs.
            </p>
            <nav aria-label="Contents">
              <ul>
                ${sections.map(({ id, title: name, entries }) => html`<li><a href="#${id}">${name}</a> <span>${entries.length}</span></li>`)}
              </ul>
            </nav>
          </header>
          ${renderProblems(applications.flatMap(({ files }) => files))}
          ${sections.map(
            ({ id, title: name, entries }) =>
              html`<section id="${id}" aria-labelledby="${id}-title">
                <h2 id="${id}-title">${name}</h2>
                ${entries.length === 0 ? html`<p class="quiet">None.</p>` : entries}
              </section>`,
          )}
          <footer>
            <p>
              Left out are numbers and keys by which our system finds these records, and the last
              part of links that let their reader act for this person.
            </p>
            <p>${sender.legalName}, ${sender.address}</p>
          </footer>
        </main>
      </body>
    </html> `;
  return page.text;
}

function renderProblems(files: readonly ExportedFile[]): Html {
  const problems = files.filter(({ state }) => state !== 'whole');
  if (problems.length === 0) return html``;
  return html`<section class="problems" aria-labelledby="problems-title">
    <h2 id="problems-title">Not every file is as it was received</h2>
    <ul>
      ${problems.map((file) => html`<li>${nameOf(file)}: ${stateTexts[file.state]}</li>`)}
    </ul>
  </section>`;
}

function renderApplication(application: Application): Html {
  const letter = application.coverLetterDescription;
  return renderEntry(`${application.jobTitle} (${application.reference})`, [
    renderFacts([
      ['Received', renderTime(application.receivedAt)],
      ['Position', `${application.jobTitle} (${application.jobCode})`],
      ['Job role', application.jobRole],
      ['Job id', String(application.jobId)],
      ['Location', application.location],
      ['First name', application.firstName],
      ['Last name', application.lastName],
      ['Email', application.email],
      ['Phone number', application.phNo],
      ['Privacy policy', application.privacyEnable === 1 ? 'agreed' : 'not agreed'],
      ['Future openings', application.contactMeEnable === 1 ? 'may contact' : 'no'],
      ['Cover letter', letter.trim() === '' ? '' : renderText(letter)],
    ]),
    renderFiles(application.files),
  ]);
}

function renderContact(request: ContactRequest): Html {
  return renderEntry(`${request.companyName} (${request.reference})`, [
    renderFacts([
      ['Received', renderTime(request.receivedAt)],
      ['Name', request.fullName],
      ['Email', request.email],
      ['Company', request.companyName],
      ['Website', request.companyType],
      ['Contact number', request.phoneNumber],
      ['Country', request.country ?? ''],
      ['Message', renderText(request.message)],
    ]),
  ]);
}

function renderAlert(alert: JobAlert): Html {
  const choice = [alert.keywords, alert.place, alert.type, alert.mode, alert.level];
  return renderEntry([`Jobs in ${alert.country}`, ...choice.filter(Boolean)].join(', '), [
    renderFacts([
      ['Asked for', renderTime(alert.receivedAt)],
      ['Email', alert.email],
      ['Country', alert.country],
      ['Keywords', alert.keywords],
      ['Place', alert.place],
      ['Type', alert.type],
      ['Mode', alert.mode],
      ['Level', alert.level],
      ['Confirmed', alert.confirmedAt === null ? 'no' : renderTime(alert.confirmedAt)],
      ['Last email', alert.lastSentAt === null ? 'none' : renderTime(alert.lastSentAt)],
      ['Site', alert.siteOrigin],
    ]),
  ]);
}

function renderEmail(email: Email): Html {
  return renderEntry(email.subject, [
    renderFacts([
      ['Written', renderTime(email.createdAt)],
      ['To', email.recipient],
      ['Replies go to', email.replyTo ?? 'the sender'],
      ['State', renderEmailState(email)],
    ]),
    renderText(email.text),
  ]);
}

function renderEmailState({ state, sentAt }: Email): Html | string {
  if (sentAt !== null) return html`sent on ${renderTime(sentAt)}`;
  return { waiting: 'waiting to be sent', sent: 'sent', dead: 'could not be sent' }[state];
}
