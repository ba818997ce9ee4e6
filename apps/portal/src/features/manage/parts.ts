import { lazyRouteComponent } from '@tanstack/react-router';

/** What every part of running a school is given. */
export interface PartProps {
  schoolId: string;
  schoolName: string;
  /** The address's parameters as they were written. */
  params?: Readonly<Record<string, unknown>>;
}

/** Pages of running a school by the end of their address; each is loaded when it is opened. */
export const PARTS = {
  feedback: lazyRouteComponent(() => import('./inbox/inbox-page.tsx'), 'InboxPage'),
  bulletins: lazyRouteComponent(() => import('./bulletins/bulletins-page.tsx'), 'BulletinsPage'),
  footer: lazyRouteComponent(() => import('./footer/footer-page.tsx'), 'FooterPage'),
  contact: lazyRouteComponent(() => import('./settings/contact-page.tsx'), 'ContactPage'),
  words: lazyRouteComponent(() => import('./settings/words-page.tsx'), 'WordsPage'),
  mails: lazyRouteComponent(() => import('./mails/mails-page.tsx'), 'MailsPage'),
  visits: lazyRouteComponent(() => import('./visits/visits-page.tsx'), 'VisitsPage'),
};
export type Part = keyof typeof PARTS;

export const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);
