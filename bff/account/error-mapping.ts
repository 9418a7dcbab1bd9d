import type {
  LoginInput,
  LoginWithGoogleInput,
  RegisterInput,
  RequestOtpInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  UpdateProfileInput,
  VerifyOtpInput,
} from '../generated/resolvers.ts';
import type { ErrorMapping, FieldMapping } from '../platform/user-errors.ts';

const WRONG_CREDENTIALS = {
  400: 'INVALID_CREDENTIALS',
  401: 'INVALID_CREDENTIALS',
  403: 'INVALID_CREDENTIALS',
  404: 'INVALID_CREDENTIALS',
} as const;
const UNKNOWN_EMAIL = { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 422: 'INVALID_INPUT' } as const;
const RESET_FIELDS = {
  email: 'email',
  password: 'password',
  token: 'token',
} as const satisfies FieldMapping<'resetPassword', ResetPasswordInput>;

/** How each mutation maps the host's errors. The statuses are for a host that sends no codes. */
export const ERROR_MAPPINGS = {
  requestOtp: {
    statuses: UNKNOWN_EMAIL,
    fields: { email: 'email' } satisfies FieldMapping<'requestOtp', RequestOtpInput>,
  },
  verifyOtp: {
    statuses: {
      400: 'INVALID_OTP',
      401: 'INVALID_OTP',
      403: 'INVALID_OTP',
      404: 'INVALID_OTP',
      410: 'EXPIRED',
      422: 'INVALID_OTP',
    },
    fields: { email: 'email', Userotp: 'otp', unbound: 'unbound' } satisfies FieldMapping<'verifyOtp', VerifyOtpInput>,
  },
  login: {
    statuses: WRONG_CREDENTIALS,
    fields: { email: 'email', password: 'password', unbound: 'unbound' } satisfies FieldMapping<'login', LoginInput>,
  },
  loginWithGoogle: {
    statuses: WRONG_CREDENTIALS,
    fields: {
      name: 'name',
      email: 'email',
      uid: 'uid',
      idToken: 'idToken',
      unbound: 'unbound',
    } satisfies FieldMapping<'loginWithGoogle', LoginWithGoogleInput>,
  },
  register: {
    statuses: { 400: 'INVALID_INPUT', 409: 'ALREADY_EXISTS', 422: 'INVALID_INPUT' },
    fields: {
      name: 'name',
      email: 'email',
      phone: 'phone',
      password: 'password',
      cpassword: 'password',
    } satisfies FieldMapping<'register', RegisterInput>,
  },
  requestPasswordReset: {
    statuses: UNKNOWN_EMAIL,
    fields: { email: 'email' } satisfies FieldMapping<'requestPasswordReset', RequestPasswordResetInput>,
  },
  resetPassword: { statuses: UNKNOWN_EMAIL, fields: RESET_FIELDS },
  resetPasswordByToken: {
    statuses: { 400: 'EXPIRED', 401: 'EXPIRED', 404: 'EXPIRED', 410: 'EXPIRED', 422: 'INVALID_INPUT' },
    fields: RESET_FIELDS,
  },
  updateProfile: {
    statuses: { 400: 'INVALID_INPUT', 409: 'INVALID_INPUT', 422: 'INVALID_INPUT' },
    fields: { name: 'name', phone: 'phone' } satisfies FieldMapping<'updateProfile', UpdateProfileInput>,
  },
} as const satisfies Record<string, ErrorMapping>;
