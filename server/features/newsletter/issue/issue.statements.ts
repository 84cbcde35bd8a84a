// Hand-written SQL, to count in subqueries, and to compare times in the database: a Date has no microseconds.
import { statement } from '#server/database/statements.ts';
import type { NewsletterIssueType } from './issue.type.ts';

/** Issues, newest first. Parameters: the id of the only issue to return, or null; limit. */
export const issues = statement<NewsletterIssueType>(
  'newsletter_issues',
  `select i.slug as id, i.subject, i.markdown, i.version, i.updated_at as "updatedAt", u.username as editor,
     i.send_at as "sendAt", i.problem, i.queued, i.sent, i.failed,
     case when i.finished_at is not null then 'SENT' when i.started_at is not null then 'SENDING'
       when i.send_at is not null then 'SCHEDULED' else 'DRAFT' end as state,
     (select coalesce(sum(count), 0)::integer from reader_counts
      where event = 'LEFT' and day >= (i.started_at at time zone 'utc')::date) as unsubscribed,
     (select coalesce(sum(count), 0)::integer from reader_counts where event = 'ISSUE' and key = i.slug) as visits
   from newsletter_issues i left join users u on u.id = i.edited_by
   where $1::text is null or i.slug = $1
   order by coalesce(i.started_at, i.updated_at) desc, i.slug limit $2`,
);

/** Condition for subscribers confirmed when an issue was first sent. A fast clock may have written a later time. */
const WAS_CONFIRMED = '(s.confirmed_at <= i.started_at or s.confirmed_at > now())';

/** Number of an issue's recipients, including those whose emails are queued. Parameters: its slug. */
export const recipientCount = statement<{ count: number }>(
  'issue_recipient_count',
  `select count(s.id)::integer + i.queued as count from newsletter_issues i
   left join subscribers s on ${WAS_CONFIRMED} and s.bounced_at is null and s.id > i.cursor
   where i.slug = $1 group by i.slug`,
);

/** The next recipients whose emails are not queued yet. Parameters: the issue's slug, limit. */
export const nextRecipients = statement<{ id: string; email: string }>(
  'issue_next_recipients',
  `select s.id, s.email from subscribers s join newsletter_issues i on i.slug = $1
   where ${WAS_CONFIRMED} and s.bounced_at is null and s.id > i.cursor order by s.id limit $2`,
);
