import { Zone } from '@stoa/api/enums';
import type { ClassDetail, LiveSession, Money, ResourceCard } from '@stoa/api/schema';
import type { PageSchool, PageSubject } from '../../../portal/src/app/server-page.ts';
import { toTag, type Language } from '../i18n/languages.ts';

const CONTEXT = 'https://schema.org';
/** Longer headlines are cut by search engines. */
const HEADLINE_MAX = 110;
/** Currencies without a smaller unit. */
const WHOLE_CURRENCIES: ReadonlySet<string> = new Set(['JPY']);

/** A page that search engines may list. */
export interface StructuredPage {
  /** The server's public address. */
  origin: string;
  /** The page's, without a language. */
  canonical: string;
  title: string;
  language: Language;
  school: PageSchool;
  /** The picture of links to it. */
  picture: string | undefined;
  /** What it is about; left out for pages of the school itself. */
  subject?: PageSubject | undefined;
}

/** What search engines are told of a page, as JSON-LD: what it is about, where it stands, and who publishes it. */
export function structuredData(page: StructuredPage): object[] {
  const { origin, canonical, school, title } = page;
  const home = `${origin}/portal/${school.id}`;
  const crumbs = [
    { name: school.name, item: home },
    ...(canonical === home ? [] : [{ name: title, item: canonical }]),
  ];
  return [
    ...subjectData(page),
    ...(canonical === home ? [{ '@context': CONTEXT, ...organization(page) }] : []),
    ...(crumbs.length > 1
      ? [
          {
            '@context': CONTEXT,
            '@type': 'BreadcrumbList',
            itemListElement: crumbs.map((crumb, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              ...crumb,
            })),
          },
        ]
      : []),
  ];
}

function subjectData(page: StructuredPage): object[] {
  const { subject } = page;
  if (!subject) return [];
  if (subject.kind === 'class') return [course(page, subject.data)];
  if (subject.kind === 'live') return [live(page, subject.data)];
  const { card } = subject.data;
  switch (subject.data.kind) {
    case 'article':
      return [article(page, card, subject.data.lang)];
    case 'live':
      return [
        event(page, {
          ...card,
          startsAt: subject.data.startsAt,
          endsAt: subject.data.endsAt,
          performer: subject.data.host.name,
        }),
      ];
    default:
      return [];
  }
}

const absolute = ({ origin }: StructuredPage, address: string): string => new URL(address, origin).href;

function organization({ origin, school, ...page }: Pick<StructuredPage, 'origin' | 'school'>) {
  const home = `${origin}/portal/${school.id}`;
  return {
    '@type': 'Organization',
    '@id': `${home}#organization`,
    name: school.name,
    url: home,
    ...(school.logoUrl
      ? { logo: absolute({ origin, school, ...page } as StructuredPage, school.logoUrl) }
      : {}),
    ...(school.summary ? { description: school.summary } : {}),
  };
}

/** The pictures of something: its own, and that of links to it. */
const images = (page: StructuredPage, coverUrl: string | null) => {
  const all = [...(coverUrl ? [absolute(page, coverUrl)] : []), ...(page.picture ? [page.picture] : [])];
  return all.length > 0 ? { image: all } : {};
};

function offer(page: StructuredPage, price: Money | null) {
  const units = price && !WHOLE_CURRENCIES.has(price.currency) ? 100 : 1;
  return {
    '@type': 'Offer',
    category: price && price.amount > 0 ? 'Paid' : 'Free',
    url: page.canonical,
    // Google asks for a currency, also of what costs nothing.
    price: price ? price.amount / units : 0,
    priceCurrency: price?.currency ?? 'EUR',
  };
}

function course(page: StructuredPage, data: ClassDetail) {
  const { startsAt, endsAt, minutes } = data;
  return {
    '@context': CONTEXT,
    '@type': 'Course',
    '@id': `${page.canonical}#course`,
    name: data.title,
    description: data.summary || data.title,
    url: page.canonical,
    inLanguage: toTag(data.lang),
    provider: organization(page),
    ...images(page, data.coverUrl),
    ...(data.outcomes.length > 0 ? { teaches: data.outcomes } : {}),
    offers: [offer(page, data.price)],
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: `PT${Math.max(1, minutes)}M`,
        ...(startsAt ? { startDate: startsAt } : {}),
        ...(endsAt ? { endDate: endsAt } : {}),
        ...(data.teachers.length > 0
          ? { instructor: data.teachers.map(({ person }) => ({ '@type': 'Person', name: person.name })) }
          : {}),
      },
    ],
  };
}

function article(page: StructuredPage, card: ResourceCard, language: Language) {
  const { school } = page;
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    mainEntityOfPage: page.canonical,
    headline: [...card.title].slice(0, HEADLINE_MAX).join(''),
    ...(card.summary ? { description: card.summary } : {}),
    inLanguage: toTag(language),
    datePublished: card.publishedAt,
    author: card.author
      ? { '@type': 'Person', name: card.author.name }
      : { '@type': 'Organization', name: school.name },
    publisher: organization(page),
    ...images(page, card.coverUrl),
    isAccessibleForFree: card.zone === Zone.Free,
  };
}

const live = (page: StructuredPage, data: LiveSession) => event(page, { ...data, performer: data.host.name });

function event(
  page: StructuredPage,
  data: {
    title: string;
    summary: string;
    lang: Language;
    coverUrl: string | null;
    startsAt: string;
    endsAt: string;
    performer: string;
  },
) {
  return {
    '@context': CONTEXT,
    '@type': 'Event',
    name: data.title,
    description: data.summary || data.title,
    inLanguage: toTag(data.lang),
    startDate: data.startsAt,
    endDate: data.endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: page.canonical },
    organizer: organization(page),
    performer: { '@type': 'Person', name: data.performer },
    ...images(page, data.coverUrl),
  };
}
