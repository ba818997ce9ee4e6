import { useLingui } from '@lingui/react/macro';
import { HeadsetIcon } from '@phosphor-icons/react/dist/csr/Headset';
import { customerServiceQuery } from '@stoa/api/school.queries';
import { FactList, type Fact } from '@stoa/ui/fact-list';
import { IconButton } from '@stoa/ui/icon-button';
import { Link } from '@stoa/ui/link';
import { Popover, PopoverTrigger } from '@stoa/ui/popover';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { countClick } from '../../app/layout-signals.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { readCustomerService } from '../../shared/customer-service.ts';
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
  const facts: Fact[] = [
    ...(service.phone
      ? [
          {
            id: 'phone',
            label: t({ message: 'Phone', context: 'contact', comment: 'Way to reach a school' }),
            value: (
              <Link href={`tel:${service.phone.replaceAll(/[^0-9+,*#]/g, '')}`}>
                <bdi dir="ltr">{service.phone}</bdi>
              </Link>
            ),
          },
        ]
      : []),
    ...(service.email
      ? [
          {
            id: 'email',
            label: t({ message: 'Email', comment: 'Way to reach a school' }),
            value: (
              <Link href={`mailto:${service.email}`}>
                <bdi dir="ltr">{service.email}</bdi>
              </Link>
            ),
          },
        ]
      : []),
    ...(service.weChat
      ? [
          {
            id: 'weChat',
            label: t({ message: 'WeChat', comment: 'Way to reach a school' }),
            value: <UserText>{service.weChat}</UserText>,
          },
        ]
      : []),
  ];
  return (
    <div className={styles.corner}>
      <PopoverTrigger onOpenChange={(isOpen) => isOpen && countClick('customerServiceOpened')}>
        <IconButton icon={HeadsetIcon} label={label} variant="primary" />
        <Popover label={label} placement="top end">
          <div className={styles.contacts}>
            <FactList facts={facts} />
          </div>
        </Popover>
      </PopoverTrigger>
    </div>
  );
}
