import type { NotificationItem, NotificationPage, NotificationsContext } from './notifications.types.ts';

type Listed = Pick<NotificationsContext, 'items' | 'unread'>;

/** The list with one that has come in; the same one may come twice. */
export function withItem({ items }: Listed, item: NotificationItem): readonly NotificationItem[] | null {
  return items === null ? null : [item, ...items.filter(({ id }) => id !== item.id)];
}

/** The list with a further page behind it. */
export function withPage({ items }: Listed, page: NotificationPage): readonly NotificationItem[] {
  const known = new Set(items?.map(({ id }) => id));
  return [...(items ?? []), ...page.items.filter(({ id }) => !known.has(id))];
}

/** List and count after some of them were read, or, when that did not pass, were not. */
export function marked({ items, unread }: Listed, ids: readonly string[], isRead: boolean): Listed {
  const changed = (items ?? []).filter((item) => ids.includes(item.id) && item.isRead !== isRead).length;
  return {
    items: items?.map((item) => (ids.includes(item.id) ? { ...item, isRead } : item)) ?? null,
    unread: unread === null ? null : Math.max(0, unread + (isRead ? -changed : changed)),
  };
}

/** Those that are not read. */
export function unreadIds({ items }: Listed): string[] {
  return (items ?? []).filter(({ isRead }) => !isRead).map(({ id }) => id);
}

/** List and count as they were before what is on its way. */
export function takenBack(context: NotificationsContext): Listed {
  const { items, unread } = marked(context, context.sending, false);
  return { items, unread: context.unreadBefore ?? unread };
}
