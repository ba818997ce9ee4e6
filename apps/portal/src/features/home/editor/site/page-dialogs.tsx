import { useLingui } from '@lingui/react/macro';
import { createSitePage, publishPages, renameSitePage, schedulePages } from '@stoa/api/decoration.calls';
import { isApiProblem } from '@stoa/api/error';
import type { Language, SitePage } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { Dialog } from '@stoa/ui/dialog';
import { Select, SelectItem } from '@stoa/ui/select';
import { Inline } from '@stoa/ui/inline';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { randomId } from '../../../../app/random-id.ts';
import { useApi } from '../../../../app/services.ts';
import { messageOf } from '../../../../shared/call-problem-messages.ts';
import { EDITOR_PROBLEM_MESSAGES } from '../editor-messages.ts';
import { MomentFields, useMoment } from '../moment-fields.tsx';
import { ADDRESS_MAX, addressOf, isAddress } from './page-address.ts';
import { ADDRESS_PROBLEM_MESSAGES } from './site-messages.ts';
import { TEMPLATE_MESSAGES } from './template-messages.ts';

const TITLE_MAX = 200;
const BLANK = 'blank';
type Start = keyof typeof TEMPLATE_MESSAGES | typeof BLANK;

/** What is wrong with the address by the server's account; undefined where something else is. */
function useAddressProblem(error: unknown): string | undefined {
  const { i18n } = useLingui();
  if (!isApiProblem(error)) return undefined;
  const rule = error.details?.fields?.find(({ path }) => path === 'body/address')?.rule;
  const words = rule === undefined ? undefined : ADDRESS_PROBLEM_MESSAGES[rule];
  return words && i18n._(words);
}

/** Says what went wrong where no field is to blame. */
function Failure({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  return (
    <Banner tone="danger" announce="assertive">
      {i18n._(messageOf(EDITOR_PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN'))}
    </Banner>
  );
}

function AddressField({
  value,
  problem,
  onChange,
}: {
  value: string;
  problem: string | undefined;
  onChange: (address: string) => void;
}) {
  const { t } = useLingui();
  const isWrong = value !== '' && !isAddress(value);
  return (
    <TextField
      label={t({
        message: 'Address',
        context: 'page',
        comment: 'Field: the last part of the address of a page',
      })}
      description={t`Small letters a to z, digits and hyphens: about-us`}
      direction="ltr"
      autoCapitalize="none"
      spellCheck="false"
      value={value}
      maxLength={ADDRESS_MAX}
      isRequired
      errorMessage={isWrong ? t`Use small letters a to z, digits and single hyphens.` : problem}
      onChange={onChange}
    />
  );
}

interface CreateProps {
  schoolId: string;
  mainLanguage: Language;
  isOpen: boolean;
  onCreated: (page: SitePage) => void;
  onClose: () => void;
}

/** Asks what a new page is called, where it stands and what it begins with. */
export function CreatePageDialog({ isOpen, onClose, ...form }: CreateProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t({ message: 'New page', comment: 'Of a school’s site' })}
    >
      {isOpen ? <CreateForm onClose={onClose} {...form} /> : null}
    </Dialog>
  );
}

function CreateForm({ schoolId, mainLanguage, onCreated, onClose }: Omit<CreateProps, 'isOpen'>) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const [start, setStart] = useState<Start>(BLANK);
  // A call that is sent again after a lost answer is the same one.
  const [key, setKey] = useState(randomId);
  const address = typed ?? addressOf(title);
  const create = useMutation({
    mutationFn: () =>
      createSitePage(api, {
        schoolId,
        address,
        title: { [mainLanguage]: title.trim() },
        ...(start === BLANK ? {} : { template: start }),
        key,
      }),
    onSuccess: onCreated,
    onError: () => setKey(randomId()),
  });
  const problem = useAddressProblem(create.error);
  const isReady = title.trim() !== '' && isAddress(address);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady && !create.isPending) create.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="4">
        {create.error && !problem ? <Failure error={create.error} /> : null}
        <TextField
          label={t({ message: 'Page title', comment: 'Field: name of a page of a school' })}
          value={title}
          maxLength={TITLE_MAX}
          isRequired
          onChange={setTitle}
        />
        <AddressField value={address} problem={problem} onChange={setTyped} />
        <Select
          label={t({ message: 'Start with', context: 'page' })}
          value={start}
          onChange={(one) => setStart(one as Start)}
        >
          {[
            <SelectItem key={BLANK} id={BLANK}>
              {t({ message: 'Empty page', comment: 'A page to start from' })}
            </SelectItem>,
            ...(Object.keys(TEMPLATE_MESSAGES) as (keyof typeof TEMPLATE_MESSAGES)[]).map((name) => (
              <SelectItem key={name} id={name}>
                {i18n._(TEMPLATE_MESSAGES[name])}
              </SelectItem>
            )),
          ]}
        </Select>
        <Text size="sm" tone="muted">{t`Nobody sees the page before you publish it.`}</Text>
        <Inline gap="2">
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" variant="primary" isDisabled={!isReady} isPending={create.isPending}>
            {t`Create page`}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

interface RenameProps {
  schoolId: string;
  /** Null: closed. */
  page: SitePage | null;
  onRenamed: () => void;
  onClose: () => void;
}

/** Gives a page another address. */
export function RenamePageDialog({ schoolId, page, onRenamed, onClose }: RenameProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={page !== null}
      onClose={onClose}
      title={t({ message: 'Change the address', comment: 'Of a page of a school’s site' })}
    >
      {page ? (
        <RenameForm
          key={page.pageId}
          schoolId={schoolId}
          page={page}
          onRenamed={onRenamed}
          onClose={onClose}
        />
      ) : null}
    </Dialog>
  );
}

function RenameForm({ schoolId, page, onRenamed, onClose }: RenameProps & { page: SitePage }) {
  const { t } = useLingui();
  const api = useApi();
  const [address, setAddress] = useState(page.address);
  const rename = useMutation({
    mutationFn: () => renameSitePage(api, { schoolId, pageId: page.pageId, address }),
    onSuccess: onRenamed,
  });
  const problem = useAddressProblem(rename.error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isAddress(address) && !rename.isPending) rename.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="4">
        {rename.error && !problem ? <Failure error={rename.error} /> : null}
        <AddressField value={address} problem={problem} onChange={setAddress} />
        <Text size="sm" tone="muted">
          {t`It changes at once. Links to the old address lead to the new one.`}
        </Text>
        <Inline gap="2">
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button
            type="submit"
            variant="primary"
            isDisabled={!isAddress(address)}
            isPending={rename.isPending}
          >
            {t`Change the address`}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

interface PublishProps {
  schoolId: string;
  /** Drafts that differ from what visitors see. */
  pages: readonly SitePage[];
  nameOf: (page: SitePage) => string;
  isOpen: boolean;
  /** @param publishAt null where they are out now */
  onPublished: (publishAt: string | null) => void;
  onClose: () => void;
}

/** Publishes several drafts at once: visitors see all of them or none. */
export function PublishPagesDialog({ isOpen, onClose, ...form }: PublishProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Publish together`}>
      {isOpen ? <PublishForm onClose={onClose} {...form} /> : null}
    </Dialog>
  );
}

const newest = (versions: readonly string[]): string =>
  versions.reduce((most, one) => (BigInt(one) > BigInt(most) ? one : most), '1');

function PublishForm({ schoolId, pages, nameOf, onPublished, onClose }: Omit<PublishProps, 'isOpen'>) {
  const { t } = useLingui();
  const api = useApi();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = pages.filter(({ pageId }) => !left.has(pageId));
  const when = useMoment(schoolId);
  const { moment, publishAt } = when;
  const publish = useMutation({
    mutationFn: async (at: string | null) => {
      const pageIds = chosen.map(({ pageId }) => pageId);
      const release = { schoolId, pageIds, version: newest(chosen.flatMap(({ version }) => version ?? [])) };
      await (at === null ? publishPages(api, release) : schedulePages(api, { ...release, publishAt: at }));
    },
    onSuccess: (_data, at) => onPublished(at),
  });
  return (
    <Stack gap="4">
      {publish.error ? <Failure error={publish.error} /> : null}
      <Text>{t`Visitors see all of them at the same moment. If one cannot be published, none is.`}</Text>
      <Stack gap="2">
        {pages.map((page) => (
          <Checkbox
            key={page.pageId}
            isSelected={!left.has(page.pageId)}
            onChange={(isChosen) => {
              const next = new Set(left);
              if (isChosen) next.delete(page.pageId);
              else next.add(page.pageId);
              setLeft(next);
            }}
          >
            <UserText>{nameOf(page)}</UserText>
          </Checkbox>
        ))}
      </Stack>
      <MomentFields {...when} />
      <Inline gap="2">
        <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
        <Button
          variant="primary"
          isDisabled={chosen.length === 0 || publishAt === undefined}
          isPending={publish.isPending}
          onPress={() => {
            if (publishAt !== undefined) publish.mutate(publishAt);
          }}
        >
          {moment.isLater
            ? t({ message: 'Schedule', context: 'authoring', comment: 'Button: publishes it later' })
            : t({ message: 'Publish', comment: 'Button: visitors see it from now on' })}
        </Button>
      </Inline>
    </Stack>
  );
}
