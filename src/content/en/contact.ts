import { schedulingSlotMinutes } from '~/config/limits';
import { site } from '~/config/site';
import { companyCount } from '~/content/counts';
import { foundingYear } from '~/content/facts';
import type { RelatedContent } from '~/content/types/shared';

const related: RelatedContent = {
  heading: 'Before You Write',
  links: [
    {
      page: 'portfolio',
      text: 'Companies we have backed',
      title: `${companyCount.en}: what each one does and where it works`,
      priority: 'high',
      context: ['portfolio companies', 'investments', 'industries', 'examples'],
    },
    {
      page: 'about',
      text: 'Who you would be talking to',
      title: `Our mission, our values and the years since ${foundingYear}`,
      priority: 'high',
      context: ['company history', 'mission', 'values', 'background'],
    },
    {
      page: 'home',
      text: 'How we choose investments',
      title: 'Our capabilities and our approach on one page',
      priority: 'medium',
      context: ['investment approach', 'capabilities', 'overview', 'home'],
    },
    {
      page: 'news',
      text: 'News from the region',
      title: 'Business and politics from New\u00A0York to South America',
      priority: 'medium',
      context: ['regional news', 'Caribbean', 'markets', 'insights'],
    },
  ],
};

export const contact = {
  meta: {
    title: 'Contact Us',
    description: `Write to ${site.brand} about an investment, a partnership or a story, or choose a time for a call. We read English, Spanish and French.`,
    keywords: ['contact', 'investment opportunities', 'partnership inquiry', 'media inquiry', 'schedule a call'],
  },
  hero: {
    heading: 'Get in Touch',
    lead: 'An investment, a partnership, a story you are working on: tell us briefly what it is about, in English, Spanish or French.',
    mailSubject: 'Inquiry from Website',
    scheduleNote: 'Schedule a call',
    /** Of the list of harbours with their times. */
    localTime: 'Local time',
    harbours: {
      newYork: 'New\u00A0York',
      santoDomingo: 'Santo\u00A0Domingo',
      portAuPrince: 'Port-\u2060au-\u2060Prince',
    },
  },
  form: {
    heading: 'Write a Message',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    subject: 'Subject',
    subjectPlaceholder: 'Select a subject',
    subjects: {
      investment: 'Investment Opportunities',
      partnership: 'Partnership Inquiry',
      media: 'Media Inquiry',
      other: 'Other',
    },
    message: 'Message',
    requiredNote:
      'All fields are required. The button opens your email app with everything filled in. Nothing is sent from this page.',
    submit: 'Open in Email App',
    /** Labels in the composed mail. */
    mailLabels: { name: 'Name', email: 'Email', message: 'Message' },
    handedOff: 'Your email app should be open now. The message leaves when you press Send there.',
    fallbackHeading: 'No email app?',
    fallbackText: `Copy the message and send it to ${site.email} from any email account.`,
    copy: 'Copy Message',
    copied: 'Message copied',
    copyFailed: 'The message could not be copied. Please select the text and copy it by hand.',
    draftKept: 'Your draft stays in this browser until you clear it.',
    clear: 'Clear Draft',
  },
  scheduling: {
    heading: `Book a ${schedulingSlotMinutes}-Minute Call`,
    text: 'If you would rather talk, choose a time in the calendar.',
    frameTitle: `Calendar for booking a ${schedulingSlotMinutes}-minute call`,
    loading: 'Loading the calendar',
    failed: 'The calendar could not be loaded here. The link below opens it in a tab of its own.',
    openInTab: 'Open the calendar on its own',
  },
  related,
};
