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

/** A subscriber of the newsletter. */
export interface Subscriber {
  id: string;
  email: string;
}

/** An issue: a subject, and paragraphs with empty lines between them. */
export interface Issue {
  id: string;
  subject: string;
  words: string;
}

/** An issue that is being sent. */
export interface PendingIssue extends Issue {
  created_at: Date;
  /** The id of the last subscriber whose mail is queued; empty before the first. */
  sent_through: string;
}
