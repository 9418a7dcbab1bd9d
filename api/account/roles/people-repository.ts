import { sql } from 'kysely';
import type { Role } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';

/** A person who works for the shop. */
export interface PersonRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  seller_id: string | null;
  seller_name: string | null;
  has_second_factor: boolean;
  sessions: number;
  last_login_at: Date | null;
  role_version: number;
}

const PAGE_SIZE = 20;

/** The statements on the people who work for the shop. */
export function createPeopleRepository(db: Db) {
  return {
    /** One page of people, the owners first, and the number of all. */
    async listPage(page: number, now: Date): Promise<{ rows: PersonRow[]; total: number; pages: number }> {
      const { rows } = await sql<PersonRow & { total: number }>`
        select p.id, p.name, p.email, p.role, p.seller_id, v.shop_name as seller_name, p.role_version,
          exists (select 1 from second_factors f where f.shopper_id = p.id and f.confirmed_at is not null) as has_second_factor,
          s.sessions, s.last_login_at, count(*) over ()::int as total
        from shoppers p left join sellers v on v.id = p.seller_id
          cross join lateral (select count(*)::int as sessions, max(created_at) as last_login_at from sessions
            where shopper_id = p.id and revoked_at is null and expires_at > ${now}) s
        where p.role <> 'SHOPPER'
        order by p.role <> 'ADMIN', p.role, p.name, p.id
        limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db);
      const total = rows[0]?.total ?? 0;
      return { rows, total, pages: Math.ceil(total / PAGE_SIZE) };
    },

    /** The email address of a person who works for the shop. */
    async findEmail(id: string): Promise<string | undefined> {
      const { rows } = await sql<{ email: string }>`
        select email from shoppers where id = ${id} and role <> 'SHOPPER'`.execute(db);
      return rows[0]?.email;
    },
  };
}
