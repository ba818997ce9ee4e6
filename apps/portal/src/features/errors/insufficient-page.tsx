import { useLingui } from '@lingui/react/macro';
import { schoolDetailsQuery } from '@stoa/api/school.queries';
import type { Role } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { schoolHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { cx } from '../../shared/cx.ts';
import { padded, prose } from '../../shared/page.css.ts';
import { ROLE_MESSAGES } from '../../shared/role-messages.ts';
import { useTitle } from '../../shared/use-title.ts';

export interface InsufficientPageProps {
  schoolId: string | undefined;
  /** Roles with a comma between them, as an answer told them. */
  grantedBy: string | undefined;
}

const GRANTING: readonly Role[] = ['owner', 'admin', 'teacher'];

/** R38: signed in, but not allowed; and who can change that. */
export function InsufficientPage({ schoolId: id, grantedBy = '' }: InsufficientPageProps) {
  const { t, i18n } = useLingui();
  const lang = useLanguage();
  const { viewer } = useSession();
  const { data: school } = useQuery({
    ...schoolDetailsQuery(useApi(), { schoolId: id ?? '', lang }),
    enabled: id !== undefined,
  });
  const title = t`You do not have access to this page`;
  useTitle(title, school?.name);
  const named = grantedBy.split(',');
  const roles = GRANTING.filter((role) => named.includes(role)).map((role) => i18n._(ROLE_MESSAGES[role]));
  const who = new Intl.ListFormat(toIntlTag(lang), { type: 'disjunction' }).format(roles);
  const own = viewer?.memberships.find((membership) => membership.schoolId === id)?.role;
  const ownName = own ? i18n._(ROLE_MESSAGES[own]) : '';
  const schoolName = school?.name ?? '';
  return (
    <div className={cx(prose, padded)}>
      <ErrorState
        title={title}
        work={
          own && schoolName
            ? t({
                message: `Your role in ${schoolName}: ${ownName}.`,
                comment: 'Name of a school and of a role',
              })
            : undefined
        }
        next={
          roles.length > 0
            ? t({
                message: `This requires another role: ${who}. Someone who has it can give it to you.`,
                comment: 'One or several roles follow, such as: Owner or Administrator',
              })
            : t`An administrator of the school can give you access.`
        }
        actions={
          <>
            {id ? <LinkButton href={schoolHref(id)}>{t`Go to the school’s home page`}</LinkButton> : null}
            <LinkButton href="/" variant="secondary">
              {t`Go to the start page`}
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
