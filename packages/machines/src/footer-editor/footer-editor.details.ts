import { DRAFT_EDITOR_PROBLEM_CODES } from '../shared/draft-editor.types.ts';
import type { MachineDetails } from '../shared/machine-details.ts';
import { listOf, oneOf, orNull, record, TEXT, WHOLE_NUMBER, YES_OR_NO } from '../shared/json-schema.ts';
import {
  DRAFT_EDITOR_EVENTS,
  DRAFT_EDITOR_GUARDS,
  DRAFT_EDITOR_STATES,
  draftEditorActors,
} from '../details/draft-editor.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { TEXTS_SCHEMA } from '../details/sample-values.ts';
import type { FooterDraft, FooterTemplateDraft } from './footer-draft.ts';
import type { footerEditorMachine } from './footer-editor.machine.ts';

const EMPTY: FooterTemplateDraft = {
  company: {},
  beian: '',
  registerSystemInfo: '',
  support: {},
  columns: [],
  qrCodes: [],
};
const SAVED: FooterDraft = {
  version: 3,
  used: 1,
  versionInformation: false,
  templates: { 1: { ...EMPTY, company: { en_US: 'Example School' } }, 2: EMPTY },
};

/** The footers with one link, called so and leading there. */
const withLink = (name: string, relateUrl: string): FooterDraft => ({
  ...SAVED,
  templates: {
    ...SAVED.templates,
    1: {
      ...EMPTY,
      columns: [
        {
          key: 'k1',
          showName: { en_US: 'About' },
          children: [
            {
              key: 'k2',
              showName: { en_US: name },
              relateType: 'custom',
              relateUrl,
              indexAnaCode: null,
              collegeAnaCode: null,
            },
          ],
        },
      ],
      qrCodes: [
        {
          key: 'k3',
          url: '/files/code.png',
          urlEn: '',
          urlMobile: '',
          showName: { en_US: 'Our channel' },
          explainMobile: {},
        },
      ],
    },
  },
});
const RIGHT = withLink('Imprint', 'https://example.org/imprint');

const LINK = record({
  key: TEXT,
  showName: TEXTS_SCHEMA,
  relateType: oneOf(
    'centerGuide',
    'stuGuide',
    'manGuide',
    'feedback',
    'privacy',
    'cookieSettings',
    'cookiePolicy',
    'custom',
  ),
  relateUrl: TEXT,
  indexAnaCode: orNull(TEXT),
  collegeAnaCode: orNull(TEXT),
});
const TEMPLATE = record({
  company: TEXTS_SCHEMA,
  beian: TEXT,
  registerSystemInfo: TEXT,
  support: TEXTS_SCHEMA,
  columns: listOf(record({ key: TEXT, showName: TEXTS_SCHEMA, children: listOf(LINK) })),
  qrCodes: listOf(
    record({
      key: TEXT,
      url: TEXT,
      urlEn: TEXT,
      urlMobile: TEXT,
      showName: TEXTS_SCHEMA,
      explainMobile: TEXTS_SCHEMA,
    }),
  ),
});

const NAMES = {
  aFooter: 'A footer',
  links: 'Links and a QR code',
} as const;

/** Editor of footers: what people read and try. */
export const details = {
  name: 'Editor of footers',
  inputs: [
    fixture(NAMES.aFooter, { settings: SAVED }),
    fixture(NAMES.links, { settings: RIGHT }),
    fixture('An empty footer', { settings: { ...SAVED, version: 0, templates: { 1: EMPTY, 2: EMPTY } } }),
  ],
  states: DRAFT_EDITOR_STATES,
  events: {
    'settings.changed': {
      name: EVENTS['settings.changed'],
      from: 'person',
      payload: record({
        draft: record({
          version: WHOLE_NUMBER,
          used: oneOf(1, 2),
          versionInformation: YES_OR_NO,
          templates: record({ 1: TEMPLATE, 2: TEMPLATE }),
        }),
      }),
      fixtures: [
        fixture(NAMES.links, { draft: RIGHT }),
        fixture('As it was', { draft: SAVED }),
        fixture('The other template', { draft: { ...RIGHT, used: 2 as const, versionInformation: true } }),
        fixture('A hostile address', { draft: withLink('Imprint', 'javascript:alert(1)') }),
        fixture('No address', { draft: withLink('Imprint', '') }),
        ...hostileTexts((name) => ({ draft: withLink(name, '/about') })),
      ],
    },
    ...DRAFT_EDITOR_EVENTS,
  },
  guards: DRAFT_EDITOR_GUARDS,
  delays: {},
  actors: draftEditorActors(
    { ...RIGHT, version: 4 },
    { ...withLink('Contact', '/contact'), version: 5 },
    DRAFT_EDITOR_PROBLEM_CODES,
  ),
} satisfies MachineDetails<typeof footerEditorMachine>;
