/** What the rules read of how a resource is sold. */
export interface OfferTerms {
  price: object | null;
  /** In the VIP zone of a school that sells packages. */
  needs_vip?: boolean;
  /** In the VIP zone, of which the viewer is a member. */
  has_vip?: boolean;
}

/**
 * Whether a resource costs the viewer something. What is in the VIP zone is open to members of it without paying, and to
 * nobody else once the school has packages.
 */
export const isPriced = ({ price, needs_vip, has_vip }: OfferTerms): boolean =>
  (price !== null || needs_vip === true) && has_vip !== true;

/** Where a resource is bought: itself, else the newest VIP package; null where it is not sold. */
export function purchaseUrlOf({
  school_id,
  goods_id,
  vip_goods_id,
}: {
  school_id: string;
  goods_id: string | null;
  vip_goods_id: string | null;
}): string | null {
  const id = goods_id ?? vip_goods_id;
  return id === null ? null : `/order/${school_id}?goods=${id}`;
}
