/** The newsletter's tables. */
export type NewsletterTables = {
  subscribers: { id: string; email: string; asked_at: Date; confirmed_at: Date | null };
  newsletter_issues: {
    id: string;
    subject: string;
    words: string;
    recipients: number;
    created_at: Date;
    sent_through: string;
    done_at: Date | null;
  };
};

/** Somebody who gets the newsletter. */
export interface Subscriber {
  id: string;
  email: string;
}

/** What an issue says: a line, and paragraphs with empty lines between them. */
export interface Issue {
  id: string;
  subject: string;
  words: string;
}

/** An issue that is on its way. */
export interface PendingIssue extends Issue {
  created_at: Date;
  /** The id of the last subscriber whose mail is in the queue; empty before the first. */
  sent_through: string;
}
