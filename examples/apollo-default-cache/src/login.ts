import { gql, type ApolloClient } from '@apollo/client';

const OUTBOX = process.env['OUTBOX'] ?? 'http://127.0.0.1:4002';

const REQUEST_OTP = gql`
  mutation RequestOtp($email: EmailAddress!) {
    requestOtp(input: { email: $email, unbound: true }) {
      challenge
      userErrors {
        message
      }
    }
  }
`;
const VERIFY_OTP = gql`
  mutation VerifyOtp($email: EmailAddress!, $otp: String!, $challenge: String) {
    verifyOtp(input: { email: $email, otp: $otp, challenge: $challenge, unbound: true }) {
      accessToken
      userErrors {
        message
      }
    }
  }
`;

/** Logs in by the code from the development shop's mail page; returns the access token. */
export async function login(client: ApolloClient, email: string): Promise<string> {
  const before = (await newestMail(email))?.id;
  const { data: requested } = await client.mutate<{ requestOtp: { challenge: string | null } | null }>({
    mutation: REQUEST_OTP,
    variables: { email },
  });
  const otp = await mailedCode(email, before);
  const { data } = await client.mutate<{ verifyOtp: { accessToken: string | null } | null }>({
    mutation: VERIFY_OTP,
    variables: { email, otp, challenge: requested?.requestOtp?.challenge },
  });
  const accessToken = data?.verifyOtp?.accessToken;
  if (!accessToken) throw new Error(`${email} cannot log in.`);
  return accessToken;
}

interface Mail {
  id: string;
  text: string;
}

async function newestMail(email: string): Promise<Mail | undefined> {
  const response = await fetch(`${OUTBOX}/mails.json?to=${encodeURIComponent(email)}`);
  const mails: Mail[] = await response.json();
  return mails[0];
}

/** The code of the next mail. */
async function mailedCode(email: string, before: string | undefined): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mail = await newestMail(email);
    const code = mail?.id === before ? undefined : /\b\d{4,8}\b/.exec(mail?.text ?? '')?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${email} came within ten seconds.`);
}
