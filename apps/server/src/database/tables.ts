import type { ColumnType, Generated } from 'kysely';
import type { Language } from '../i18n/languages.ts';
import type { FrameTables } from './frame-tables.ts';
import type { GeneratedInstant, Id, Instant, Json, OptionalInstant } from './tables/columns.ts';
import type { FilesAndFeedbackTables } from './tables/files-and-feedback.ts';

/** A text by language, as stored. */
export type Translations = Partial<Record<Language, string>>;

/** Column types of every table: see migrations/. */
export interface Tables extends FilesAndFeedbackTables, FrameTables {
  account: {
    id: Generated<Id>;
    email: string | null;
    mobile: string | null;
    password_hash: string | null;
    nick_name: Generated<string>;
    real_name: Generated<string>;
    avatar_url: Generated<string>;
    language: Generated<string>;
    is_superuser: Generated<boolean>;
    is_valid: Generated<boolean>;
    last_school_id: Id | null;
    created_at: GeneratedInstant;
    time_zone: Generated<string>;
    password_changed_at: OptionalInstant;
    second_factor_since: OptionalInstant;
    deletion_due_at: OptionalInstant;
  };
  session: {
    id: Generated<string>;
    account_id: Id;
    refresh_hash: Buffer;
    previous_hash: Buffer | null;
    successor_cipher: Buffer | null;
    rotated_at: OptionalInstant;
    previous_uses: Generated<number>;
    bound_school: Id | null;
    provider: string | null;
    client_id: string | null;
    login_method: Generated<string>;
    user_agent: Generated<string>;
    ip: Generated<string>;
    created_at: GeneratedInstant;
    last_seen_at: GeneratedInstant;
    expires_at: Instant;
    revoked_at: OptionalInstant;
    reauthenticated_at: OptionalInstant;
  };
  spent_refresh_token: { hash: Buffer; session_id: string; spent_at: GeneratedInstant };
  verification_code: {
    id: Generated<Id>;
    target: string;
    purpose: string;
    code_hash: Buffer;
    tries: Generated<number>;
    created_at: GeneratedInstant;
    expires_at: Instant;
    used_at: OptionalInstant;
  };
  image_check: {
    id: string;
    subject: string;
    answer_hash: Buffer;
    expires_at: Instant;
    used_at: OptionalInstant;
  };
  rate_counter: { key: string; count: number; resets_at: Instant };
  authorization_code: {
    code_hash: Buffer;
    account_id: Id;
    created_at: GeneratedInstant;
    used_at: OptionalInstant;
    client_id: string | null;
    redirect_uri: string | null;
    code_challenge: string | null;
    scope: Generated<string>;
    session_id: string | null;
    issued_session: string | null;
  };
  school_login: {
    school_id: Id;
    methods: LoginWay[];
    registration_open: boolean;
    image_check: 'auto' | 'always';
    redirect_origins: string[];
    version: Generated<number>;
    updated_at: GeneratedInstant;
  };
  login_provider: {
    school_id: Id;
    provider: ProviderName;
    enabled: boolean;
    name: string;
    logo_url: string;
    issuer: string;
    authorize_url: string | null;
    token_url: string | null;
    user_info_url: string | null;
    client_id: string;
    secret_cipher: Buffer | null;
    secret_method: 'basic' | 'post' | 'none';
    scopes: string;
    claims: Json<ClaimNames>;
    logout_url: string | null;
    position: Generated<number>;
  };
  account_identity: {
    id: Generated<Id>;
    account_id: Id;
    school_id: Id;
    provider: ProviderName;
    issuer: string;
    subject: string;
    display_name: Generated<string>;
    linked_at: GeneratedInstant;
    last_used_at: OptionalInstant;
  };
  oauth_client: {
    client_id: string;
    school_id: Id;
    name: string;
    logo_url: Generated<string>;
    redirect_uris: string[];
    secret_hash: Buffer | null;
    enabled: Generated<boolean>;
    created_at: GeneratedInstant;
  };
  qr_login: {
    id_hash: Buffer;
    browser_hash: Buffer;
    tenant: Id | null;
    status: Generated<'new' | 'scanned' | 'confirmed' | 'used' | 'cancelled'>;
    user_agent: string;
    ip: string;
    created_at: Instant;
    expires_at: Instant;
    account_id: Id | null;
    phone_session: string | null;
  };
  short_link: {
    code: string;
    target: string;
    account_id: Id;
    created_at: GeneratedInstant;
    expires_at: Instant;
  };
  signing_key: { id: string; private_jwk: Json<object>; created_at: GeneratedInstant };
  runtime_config: {
    id: string;
    value: Json<object>;
    version: Generated<number>;
    updated_at: GeneratedInstant;
  };
  idempotency: {
    key: string;
    account_id: Id;
    operation: string;
    status: number;
    body: Json<object>;
    created_at: GeneratedInstant;
  };
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
    login_method: Generated<string>;
    position: Generated<number>;
    created_at: GeneratedInstant;
    learner_count: Generated<number>;
    resource_count: Generated<number>;
    domain: ColumnType<string | null, string | null | undefined, string | null>;
    market: ColumnType<Market | null, string | null | undefined, string | null>;
  };
  membership: {
    school_id: Id;
    account_id: Id;
    role: Role;
    status: Generated<'valid' | 'disabled'>;
    joined_at: GeneratedInstant;
  };
  school_config: { school_id: Id; key: string; value: Json<object>; version: Generated<number> };
  category: {
    id: Generated<Id>;
    school_id: Id;
    parent_id: Id | null;
    slug: string;
    name: Json<Translations>;
    position: Generated<number>;
  };
  resource: {
    id: Generated<Id>;
    school_id: Id;
    type: number;
    slug: string;
    title: Json<Translations>;
    summary: Json<Translations>;
    cover_url: Generated<string>;
    zone: Generated<number>;
    audience: Generated<number>;
    author_id: Id | null;
    status: Generated<'draft' | 'published' | 'withdrawn'>;
    published_at: OptionalInstant;
    updated_at: GeneratedInstant;
    starts_at: OptionalInstant;
    ends_at: OptionalInstant;
    minutes: number | null;
    lesson_count: Generated<number>;
    has_video: Generated<boolean>;
    learner_count: Generated<number>;
    download_count: Generated<number>;
    hot_score: Generated<number>;
    price: Json<{ amount: number; currency: string } | null> | null;
    category_ids: Generated<Id[]>;
    search_vector: Generated<string>;
    search_text: Generated<string>;
  };
  article: {
    resource_id: Id;
    school_id: Id;
    body: Json<Partial<Record<Language, object>>>;
    reading_minutes: Generated<number>;
  };
  exam: {
    resource_id: Id;
    school_id: Id;
    minutes: number;
    pass_mark: number;
    attempts: number;
    opens_at: OptionalInstant;
    closes_at: OptionalInstant;
  };
  exam_question: {
    id: Generated<Id>;
    exam_id: Id;
    school_id: Id;
    kind: 'single' | 'multiple' | 'truefalse';
    text: Json<Translations>;
    options: Json<Translations[]>;
    right_options: number[];
    explanation: Json<Translations>;
    position: number;
  };
  live: {
    resource_id: Id;
    school_id: Id;
    host_id: Id | null;
    starts_at: Instant;
    minutes: number;
    is_boutique: Generated<boolean>;
  };
  topic_item: { topic_id: Id; school_id: Id; resource_id: Id; position: number };
  class: {
    resource_id: Id;
    school_id: Id;
    capacity: number | null;
    seats_taken: Generated<number>;
    outcomes: Json<Translations[]>;
  };
  class_teacher: { class_id: Id; school_id: Id; account_id: Id; position: Generated<number> };
  class_section: {
    id: Generated<Id>;
    class_id: Id;
    school_id: Id;
    title: Json<Translations>;
    position: number;
  };
  lesson: {
    id: Generated<Id>;
    class_id: Id;
    section_id: Id;
    school_id: Id;
    title: Json<Translations>;
    kind: 'article' | 'video';
    minutes: number;
    is_preview: Generated<boolean>;
    position: number;
    body: Json<Partial<Record<Language, object>>> | null;
    video: Json<LessonVideo> | null;
  };
  enrollment: { class_id: Id; school_id: Id; account_id: Id; enrolled_at: GeneratedInstant };
  lesson_progress: {
    lesson_id: Id;
    class_id: Id;
    school_id: Id;
    account_id: Id;
    position_seconds: Generated<number>;
    fraction: Generated<number>;
    completed_at: OptionalInstant;
    device_id: string;
    client_updated_at: Instant;
    updated_at: GeneratedInstant;
  };
  point_event: {
    id: Generated<Id>;
    school_id: Id;
    account_id: Id;
    points: number;
    reason: string;
    subject_id: Id | null;
    at: GeneratedInstant;
  };
  page: {
    school_id: Id;
    page_id: string;
    title: Json<Translations>;
    is_full_page: Generated<boolean>;
    type: Generated<'v1' | 'v2'>;
    blocks: Json<object[]>;
    status: Generated<'draft' | 'published'>;
    version: Generated<number>;
    updated_at: GeneratedInstant;
  };
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
  hot_word: { school_id: Id; language: string; word: string; position: number };
  search_history: { school_id: Id; account_id: Id; keyword: string; searched_at: GeneratedInstant };
  account_totp: {
    account_id: Id;
    secret_cipher: Buffer;
    confirmed_at: OptionalInstant;
    last_step: Generated<string>;
    created_at: GeneratedInstant;
  };
  recovery_code: { account_id: Id; code_hash: Buffer; used_at: OptionalInstant };
  passkey: {
    id: Generated<Id>;
    account_id: Id;
    credential_id: string;
    public_key: Buffer;
    counter: Generated<string>;
    transports: Generated<string[]>;
    name: string;
    backed_up: Generated<boolean>;
    created_at: GeneratedInstant;
    last_used_at: OptionalInstant;
  };
  challenge: {
    id_hash: Buffer;
    kind: string;
    account_id: Id | null;
    data: ColumnType<object, string | undefined, string>;
    tries: Generated<number>;
    created_at: GeneratedInstant;
    expires_at: Instant;
    used_at: OptionalInstant;
  };
  agreement_signature: {
    account_id: Id;
    type: string;
    version: string;
    language: string;
    signed_at: GeneratedInstant;
    withdrawn_at: OptionalInstant;
  };
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
    comment: ColumnType<string | null, string | null | undefined, string | null>;
    applied_at: GeneratedInstant;
    decided_by: ColumnType<Id | null, Id | null | undefined, Id | null>;
    code_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
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
    email: ColumnType<string | null, string | null | undefined, string | null>;
    real_name: Generated<string>;
    uses: Generated<number>;
    uses_left: Generated<number>;
    invited_by: Id | null;
    created_at: GeneratedInstant;
    expires_at: Instant;
    withdrawn_at: OptionalInstant;
  };
  invitation_acceptance: { invitation_id: Id; school_id: Id; account_id: Id; accepted_at: GeneratedInstant };
  job: {
    id: Generated<string>;
    kind: string;
    account_id: Id;
    school_id: Id | null;
    input: ColumnType<object, string | undefined, string>;
    state: ColumnType<object, string | undefined, string>;
    status: Generated<'waiting' | 'running' | 'done' | 'failed'>;
    attempts: Generated<number>;
    run_at: GeneratedInstant;
    locked_until: OptionalInstant;
    created_at: GeneratedInstant;
    finished_at: OptionalInstant;
  };
}

/** How a school sells. */
export interface Market {
  storeId: string;
  name: string;
  currency: 'CNY' | 'EUR' | 'GBP' | 'JPY' | 'USD';
}

export type LoginWay = 'password' | 'sms' | 'email' | 'qr' | 'thirdParty';
export type ProviderName = 'stoa' | 'uniportal' | 'enterprise' | 'imc' | 'welink';
/** Which claims of a provider tell what; the standard ones where it is not said. */
export interface ClaimNames {
  subject?: string;
  name?: string;
  email?: string;
  mobile?: string;
}

export type Role = 'owner' | 'admin' | 'teacher' | 'member';

/** What a video lesson plays. */
export interface LessonVideo {
  url: string;
  posterUrl: string;
  /** Length, seconds. */
  seconds: number;
  /** WebVTT address by language. */
  captions: Partial<Record<Language, string>>;
}
