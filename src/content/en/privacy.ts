import { analyticsPlaceholder, site } from '~/config/site';
import type { LegalContent } from '~/content/types/legal';

// The text follows the settings: it describes what this build does, not what the code could do.
const measures = site.analyticsId !== analyticsPlaceholder;
const asksNewsLive = site.liveNews.url !== '';
const asksService = site.liveNews.publicToken !== '';
const loadsFonts = site.fontStylesheet !== '';

export const privacy: LegalContent = {
  meta: {
    title: 'Privacy',
    description: `What ${site.brand} learns when you visit this website, what your browser keeps, and which other services are involved. In plain words.`,
    keywords: ['privacy policy', 'personal data', 'contact form privacy', 'browser storage', 'your rights'],
  },
  heading: 'Privacy',
  lead: 'This website has no accounts and never asks you to sign in. This page says what happens to your data when you read it, write to us or book a call.',
  lastChangedLabel: 'Last changed:',
  contentsHeading: 'On this page',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      paragraphs: [
        `${site.brand}, New\u00A0York, United States, is responsible for this website and for the personal data described here. You can reach us at ${site.email}.`,
      ],
    },
    {
      id: 'visiting',
      heading: 'When you visit',
      paragraphs: [
        'The pages are plain files kept by a hosting provider. To deliver them, and to protect its systems, the provider may record your IP address, the time, the address you asked for and the browser you use. How long it keeps these records is set by the provider. We do not combine them with other data.',
        ...(loadsFonts
          ? [
              'The typefaces are loaded from a font provider, which learns your IP address and the browser you use when your browser asks for them.',
            ]
          : []),
      ],
    },
    {
      id: 'contact-form',
      heading: 'When you write to us',
      paragraphs: [
        'The contact form sends nothing to a server. It composes a message and opens your own email app, where you decide whether to send it. Your email provider then carries it as it carries any other email.',
        'While you write, a draft is kept in the storage of your browser, so that nothing is lost if you leave the page. It does not leave your device. You can clear it with the button in the form.',
        'If you send the message, we receive your name, your email address and what you wrote. We use them to answer you, keep them as long as the matter or the law requires, and do not sell them.',
      ],
    },
    {
      id: 'scheduling',
      heading: 'When you book a call',
      paragraphs: [
        'The calendar on the contact page is shown in a frame and belongs to an external scheduling provider. When the frame loads, the provider learns your IP address and may set cookies of its own. What you enter to book a time goes to the provider, which passes the booking on to us. The provider’s own privacy terms apply there. If you prefer, write to us by email instead.',
      ],
    },
    {
      id: 'news',
      heading: 'When you read the news',
      paragraphs: [
        'The pictures on the news page are loaded from the publishers and their image services. Those hosts learn your IP address and the browser you use. Your browser does not tell them which page you came from.',
        'A click on an article opens the publisher’s website in a new tab. From there on, the publisher’s own terms apply.',
        asksNewsLive
          ? asksService
            ? 'Most articles come from files that are part of this website. When you ask for more, or for a selection that is not at hand, your browser asks a news service directly. That service learns your IP address and the region, category and page you chose.'
            : 'Most articles come from files that are part of this website. When you ask for more, or for a selection that is not at hand, your browser asks a relay that we run, which asks a news service in its own name. The relay learns your IP address and the region, category and page you chose, and keeps no record of them. The news service does not learn who asked.'
          : 'The articles themselves come from files that are part of this website. Your browser asks no news service for them.',
      ],
    },
    {
      id: 'analytics',
      heading: 'Analytics',
      paragraphs: measures
        ? [
            'We use an analytics service to learn which pages are read. It is loaded after the page is ready to use. It receives the address and title of each page you open, technical details such as your browser and screen size, and your IP address. It may set cookies to tell one visit from another.',
            'If the website fails in your browser, the error message is recorded in the same way. We do not send the service your name, your email address or anything you type.',
          ]
        : [
            'No analytics service is in use on this website at present, and none is contacted. If that changes, this section will say which data are collected.',
          ],
    },
    {
      id: 'browser-storage',
      heading: 'What your browser keeps',
      paragraphs: [
        'We set no cookies of our own. Your browser keeps a few things for us, on your device only. You can remove them at any time by clearing the data of this website in your browser’s settings.',
      ],
      points: [
        'Your choice of light or dark colors',
        'Whether you have closed the hint about another language',
        'The draft of a message, until you clear it',
      ],
    },
    {
      id: 'external-links',
      heading: 'Links to other websites',
      paragraphs: [
        'Our portfolio companies, our profiles on social networks and the publishers in the news each have websites of their own. They learn of your visit when you follow the link, and not before, apart from the pictures and the calendar described above.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        `Depending on where you live, you may ask what personal data we hold about you, have them corrected or deleted, object to their use, or receive a copy. Write to ${site.email}. You may also complain to the data protection authority responsible for you.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this page',
      paragraphs: [
        'When the website changes, this page changes with it. The date at the top says when that last happened.',
      ],
    },
  ],
};
