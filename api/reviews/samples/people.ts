/** Invented shoppers from all over India. Their addresses are at example domains, which are reserved. */
import type { Random } from '../../platform/seeded-random.ts';
import { pick } from '../../catalog/samples/measures.ts';

/** The author of a sample review. */
export interface SamplePerson {
  /** The reviewer's name; missing for reviewers who gave only an address. */
  userName?: string;
  /** At `example.com` or `example.in`. */
  userEmail: string;
}

function region(first: string, last: string) {
  return { first: first.split(' '), last: last.split(' ') };
}

const REGIONS = [
  region(
    'Ananya Kavya Lakshmi Meera Divya Revathi Sowmya Padma Karthik Nithya Vidya Gayathri Shalini Arvind',
    'Iyer Subramanian Raman Krishnan Venkatesh Natarajan Sundaram Rajagopal Ramesh Chandran Murugan Balaji',
  ),
  region(
    'Priya Neha Pooja Ritu Shreya Swati Nidhi Anjali Rohit Kirti Garima Preeti Sunita Vandana',
    'Sharma Gupta Agarwal Verma Mishra Saxena Srivastava Tiwari Bansal Mathur Pandey Dubey',
  ),
  region(
    'Dhara Hetal Jinal Krupa Bhavna Mital Riddhi Falguni Jignesh Nirali Komal Urvi Pinal Avani',
    'Patel Shah Mehta Desai Trivedi Joshi Vora Parmar Solanki Thakkar Bhatt Zala',
  ),
  region(
    'Sneha Mrunal Rutuja Aditi Ketaki Pallavi Manasi Sayali Aniket Tejal Madhura Gauri Vaishali Shruti',
    'Kulkarni Deshpande Patil Jadhav Joglekar Gokhale Pawar Bhosale Sawant Kale Phadke Shinde',
  ),
  region(
    'Ishita Moumita Sohini Paromita Debjani Rituparna Tanushree Sreelekha Arnab Madhurima Poulami Sharmistha Ankita Bipasha',
    'Banerjee Chatterjee Mukherjee Ghosh Sen Bose Dasgupta Roy Dutta Sarkar Nandi Majumdar',
  ),
  region(
    'Harpreet Simran Jasleen Manpreet Gurleen Navneet Ravneet Amrit Kulwinder Prabhjot Tavleen Kiran Mehak Parminder',
    'Kaur Gill Sandhu Dhillon Sidhu Bedi Grewal Chadha Arora Malhotra Kohli Walia',
  ),
  region(
    'Bhanwari Chandni Deepika Jyoti Padmini Rajshree Hemlata Sarita Mahendra Kusum Mamta Vasundhara Indu Rekha',
    'Rathore Shekhawat Chauhan Bhati Khatri Soni Choudhary Purohit Vyas Meena Jain Kothari',
  ),
  region(
    'Fathima Anju Sreeja Reshma Ayesha Zainab Rukhsar Nazneen Asha Bincy Shabana Parvathy Jisha Amina',
    'Nair Menon Pillai Thomas Varghese Kurian Khan Sheikh Ansari Siddiqui Qureshi Mathew',
  ),
  region(
    'Rimjhim Barasha Jonali Nandini Pranjal Lopamudra Smita Itishree Bijaya Tenzin Lalnunmawii Sanjukta Gitanjali Mitali',
    'Baruah Bora Saikia Das Mohanty Sahoo Panda Mishra Rai Hazarika Kalita Nayak',
  ),
  region(
    'Srilatha Haritha Swapna Madhavi Ramya Bhargavi Sindhu Lavanya Kishore Spandana Anusha Tejaswi Keerthi Sravani',
    'Reddy Rao Naidu Gowda Hegde Shetty Kamath Bhat Prasad Chowdary Varma Acharya',
  ),
] as const;

/** A random shopper; about one in seven has no name. */
export function personOf(random: Random): SamplePerson {
  const { first, last } = pick(random, REGIONS);
  const [given, family] = [pick(random, first), pick(random, last)];
  const digits = random() < 0.45 ? String(10 + Math.floor(random() * 90)) : '';
  const userEmail = `${given}.${family}${digits}@example.${random() < 0.6 ? 'com' : 'in'}`.toLowerCase();
  const style = random();
  if (style < 0.15) return { userEmail };
  if (style < 0.3) return { userName: given, userEmail };
  return { userName: `${given} ${style < 0.45 ? `${family[0]}.` : family}`, userEmail };
}
