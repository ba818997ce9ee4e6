import { useLingui } from '@lingui/react/macro';
import { HeadsetIcon } from '@phosphor-icons/react/dist/csr/Headset';
import { customerServiceQuery } from '@stoa/api/school.queries';
import { IconButton } from '@stoa/ui/icon-button';
import { Link } from '@stoa/ui/link';
import { Popover, PopoverTrigger } from '@stoa/ui/popover';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { countClick } from '../../app/frame-signals.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { readCustomerService } from './customer-service.ts';
import * as styles from './extras.css.ts';

/** How the school can be reached, behind one button (B047); nothing where it says nothing about that. */
export function ContactButton({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const { data } = useQuery({
    ...customerServiceQuery(useApi(), { schoolId, lang: useLanguage() }),
    retry: false,
  });
  const service = data && readCustomerService(data);
  if (!service) return null;
  const label = t`Customer service`;
  return (
    <div className={styles.corner}>
      <PopoverTrigger onOpenChange={(isOpen) => isOpen && countClick('customerServiceOpened')}>
        <IconButton icon={HeadsetIcon} label={label} variant="primary" className={styles.contactButton} />
        <Popover label={label} placement="top end">
          <dl className={styles.contacts}>
            {service.phone ? (
              <Contact term={t({ message: 'Phone', comment: 'Way to reach a school' })}>
                <Link href={`tel:${service.phone.replaceAll(/[^0-9+,*#]/g, '')}`}>
                  <bdi dir="ltr">{service.phone}</bdi>
                </Link>
              </Contact>
            ) : null}
            {service.email ? (
              <Contact term={t({ message: 'Email', comment: 'Way to reach a school' })}>
                <Link href={`mailto:${service.email}`}>
                  <bdi dir="ltr">{service.email}</bdi>
                </Link>
              </Contact>
            ) : null}
            {service.weChat ? (
              <Contact term={t({ message: 'WeChat', comment: 'Way to reach a school' })}>
                <UserText>{service.weChat}</UserText>
              </Contact>
            ) : null}
          </dl>
        </Popover>
      </PopoverTrigger>
    </div>
  );
}

function Contact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className={styles.contact}>
      <dt className={styles.contactTerm}>{term}</dt>
      <dd className={styles.contactText}>{children}</dd>
    </div>
  );
}
