import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SitePart, SiteSettings, SiteTheme } from '@stoa/api/schema';
import type { Language } from '../../i18n/languages.ts';
import type {
  GeneratedInstant,
  Id,
  Instant,
  Json,
  Optional,
  OptionalInstant,
  Translations,
} from './columns.ts';

/** How a school sells. */
interface Market {
  storeId: string;
  name: string;
  currency: 'CNY' | 'EUR' | 'GBP' | 'JPY' | 'USD';
}

/** How the pages of a school look, beside its colour and its logo. */
export type Look = Pick<SiteTheme, 'icon' | 'type' | 'header' | 'footer'>;

/** What a page has beside its blocks. */
export interface PageDetails {
  description?: Translations;
  /** Picture of links. */
  picture?: string;
  /** Who may open it: see the contract's Audience; all where left out. */
  audience?: 1 | 2 | 3;
}

/** What a member of a school may do there. */
export type Role = 'owner' | 'admin' | 'teacher' | 'member';

/** Schools, who belongs to them, and what their pages are made of. */
export interface SchoolTables {
  school: {
    id: Generated<Id>;
    parent_id: Id | null;
    type: Generated<string>;
    is_open: Generated<boolean>;
    status: Generated<string>;
    default_language: Generated<Language>;
    languages: Language[];
    name: Json<Translations>;
    summary: Json<Translations>;
    logo_url: Generated<string>;
    color: Generated<string>;
    look: ColumnType<Look, string | undefined, string>;
    /** What of all this comes from the school it belongs to: kept by a trigger, see migrations/0153_inherited_look.sql. */
    inherited: ColumnType<SitePart[], string[] | undefined, string[]>;
    /** Rises with every change of name, texts, languages, logo and colour. */
    profile_version: Generated<number>;
    login_method: Generated<string>;
    /** Opens with its own home page; otherwise with the fixed layout. */
    is_decorated: Generated<boolean>;
    position: Generated<number>;
    created_at: GeneratedInstant;
    learner_count: Generated<number>;
    /** Members that are shut out: kept by a trigger, as the number of the others is. */
    disabled_count: Generated<number>;
    resource_count: Generated<number>;
    domain: Optional<string>;
    /** A domain counts from then on; before it is a claim. */
    domain_verified_at: OptionalInstant;
    market: ColumnType<Market | null, string | null | undefined, string | null>;
  };
  membership: {
    school_id: Id;
    account_id: Id;
    role: Role;
    status: Generated<'valid' | 'disabled'>;
    joined_at: GeneratedInstant;
    /** What lists are ordered and searched by: kept by triggers. */
    sort_name: Generated<string>;
    search_words: Generated<string>;
    search_pairs: GeneratedAlways<string[]>;
    role_rank: Generated<number>;
  };
  more_list: { school_id: Id; page_id: string; block_id: string; total: number; updated_at: Instant };
  school_config: { school_id: Id; key: string; value: Json<object>; version: Generated<number> };
  school_agreement: {
    school_id: Id;
    type: string;
    version: string;
    language: string;
    account_id: Id | null;
    signed_at: GeneratedInstant;
  };
  active_code_application: {
    id: Generated<Id>;
    account_id: Id;
    kind: 'academy' | 'store';
    organisation: string;
    contact_name: string;
    contact_email: string;
    reason: string;
    status: Generated<'pending' | 'approved' | 'refused'>;
    comment: Optional<string>;
    applied_at: GeneratedInstant;
    decided_by: Optional<Id>;
    code_hash: Optional<Buffer>;
    code_tries: Generated<number>;
    code_expires_at: OptionalInstant;
    code_used_at: OptionalInstant;
  };
  invitation: {
    id: Generated<Id>;
    school_id: Id;
    token_hash: Buffer;
    token_cipher: Buffer;
    role: 'admin' | 'teacher' | 'member';
    email: Optional<string>;
    real_name: Generated<string>;
    uses: Generated<number>;
    uses_left: Generated<number>;
    invited_by: Id | null;
    created_at: GeneratedInstant;
    expires_at: Instant;
    withdrawn_at: OptionalInstant;
  };
  invitation_acceptance: { invitation_id: Id; school_id: Id; account_id: Id; accepted_at: GeneratedInstant };
  page: {
    school_id: Id;
    page_id: string;
    title: Json<Translations>;
    is_full_page: Generated<boolean>;
    type: Generated<'v1' | 'v2'>;
    blocks: Json<object[]>;
    details: ColumnType<PageDetails, string | undefined, string>;
    site: ColumnType<SiteSettings | null, string | null | undefined, string | null>;
    status: Generated<'draft' | 'published'>;
    version: Generated<number>;
    updated_at: GeneratedInstant;
  };
  /** What a page was at every save: see migrations/0033_page_drafts.sql. */
  page_version: {
    school_id: Id;
    version: string;
    page_id: string;
    editor: Generated<'1' | '2'>;
    type: Generated<'v1' | 'v2'>;
    title: Json<Translations>;
    is_full_page: boolean;
    blocks: Json<object[]>;
    details: ColumnType<PageDetails, string | undefined, string>;
    site: ColumnType<SiteSettings | null, string | null | undefined, string | null>;
    note: Optional<string>;
    saved_by: Id | null;
    saved_at: GeneratedInstant;
    released_at: OptionalInstant;
  };
  page_draft: { school_id: Id; page_id: string; version: string; published_version: Optional<string> };
  /** Who has a draft open right now: see migrations/0182_draft_editors.sql. */
  draft_editor: { school_id: Id; subject: string; account_id: Id; since: Instant; seen_at: Instant };
  /** What is published by itself at a time: see migrations/0087_page_schedules.sql. */
  page_schedule: {
    school_id: Id;
    page_id: string;
    release_id: string;
    version: string;
    publish_at: Instant;
    note: string | null;
    scheduled_by: Id;
    scheduled_at: Instant;
  };
  /** Where pages stand that were made, moved or deleted: see migrations/0067_site_pages.sql. */
  site_page: {
    school_id: Id;
    page_id: string;
    address: string;
    created_at: GeneratedInstant;
    deleted_at: OptionalInstant;
  };
  page_redirect: { school_id: Id; address: string; page_id: string };
  navigation: {
    id: Generated<Id>;
    school_id: Id;
    parent_id: Id | null;
    code: string;
    name: Json<Translations>;
    url: Generated<string>;
    position: number;
  };
  bulletin: {
    id: Generated<Id>;
    school_id: Id;
    content: Json<Translations>;
    start_time: Instant;
    end_time: Instant;
    status: Generated<number>;
    version: Generated<number>;
    updated_at: GeneratedInstant;
  };
}
